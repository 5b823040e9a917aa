"""How `make docs` builds the site: Sphinx, Markdown by MyST, the theme Furo in the colours of the page."""

import os
import re
import sys
from pathlib import Path

DOCS = Path(__file__).parent
ROOT = DOCS.parent
sys.path[:0] = [str(DOCS / "_ext"), str(ROOT / "src")]
os.environ["SYLVE_BUILD"] = "plain"  # compiled functions do not show their signatures
os.environ["SYLVE_VALUES"] = os.devnull  # the box as it is here, not as the owner of this machine has it

project = "Sylve"
html_title = "Sylve"
extensions = ["myst_parser", "sphinx.ext.autodoc", "sylve_tables"]
exclude_patterns = ["_build"]
myst_heading_anchors = 3
nitpicky = True

highlight_language = "none"
default_role = "code"
autodoc_member_order = "bysource"
autodoc_typehints = "none"
autodoc_preserve_defaults = True
add_module_names = False

html_theme = "furo"
html_static_path = ["_static"]
html_css_files = ["sylve.css"]
html_favicon = "../web/public/leaf.svg"
html_show_copyright = False
html_copy_source = False

# Furo's names for the roles of web/src/style/tokens.css.
ROLES = {
    "color-background-primary": "paper",
    "color-background-secondary": "sheet",
    "color-background-hover": "sunk",
    "color-background-border": "line",
    "color-foreground-primary": "ink",
    "color-foreground-secondary": "ink-2",
    "color-foreground-muted": "ink-3",
    "color-foreground-border": "line-2",
    "color-brand-primary": "go",
    "color-brand-content": "go",
    "color-brand-visited": "pick",
    "color-code-background": "sheet",
    "color-code-foreground": "ink",
    "color-inline-code-background": "sunk",
    "color-api-name": "go",
    "color-api-pre-name": "ink-2",
    "color-card-background": "card",
    "color-card-border": "card-edge",
    "color-highlight-on-target": "hint-wash",
}
TOKENS = (ROOT / "web/src/style/tokens.css").read_text(encoding="utf-8")
THEMED = {name: (light, dark) for name, light, dark in re.findall(r"--([\w-]+): light-dark\((#\w+), (#\w+)\);", TOKENS)}
FACES = dict(re.findall(r"--(display|text): (.+);", TOKENS))


def in_theme(dark: bool) -> dict[str, str]:
    return {name: THEMED[role][dark] for name, role in ROLES.items()}


html_theme_options = {
    "light_css_variables": {
        **in_theme(dark=False),
        "font-stack": FACES["text"],
        "font-stack--headings": FACES["display"],
    },
    "dark_css_variables": in_theme(dark=True),
}
