"""`python -m sylve.codegen` writes everything that is made from declarations: fields of the games, the page's types."""

from sylve.codegen import fields

for path, text in fields.files().items():
    path.write_text(text, encoding="utf-8")
