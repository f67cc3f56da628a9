"""Count every ending anew with the reference engine: `PYTHONPATH=tests python -m counts`."""

from counts.counting import FILES, by_reference, read, write

for file in FILES:
    ending = read(file)
    write(file, ending, by_reference(ending))
