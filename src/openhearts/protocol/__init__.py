"""Wire messages: what the web client and the server say to each other, with strict schemas."""
