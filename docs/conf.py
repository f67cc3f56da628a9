"""How the documentation is built: `make docs`. Everything it needs is on the page itself."""

project = "OpenHearts"
author = "The OpenHearts authors"
project_copyright = author

extensions = ["myst_parser"]
source_suffix = {".md": "markdown"}
exclude_patterns = ["_build"]
myst_heading_anchors = 3
# Our own languages in code blocks have no colours.
suppress_warnings = ["misc.highlighting_failure"]
highlight_language = "text"

html_theme = "furo"
html_title = "OpenHearts"
html_favicon = "../web/public/favicon.svg"
html_copy_source = False
html_show_sourcelink = False
html_show_sphinx = False
html_theme_options = {
    "light_css_variables": {
        "color-brand-primary": "#1f6650",
        "color-brand-content": "#1f6650",
        "font-stack": "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
    },
    "dark_css_variables": {
        "color-brand-primary": "#7cc4a8",
        "color-brand-content": "#7cc4a8",
    },
}
