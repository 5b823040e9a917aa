"""`python -m sylve.codegen` writes all that is made from declarations: the games' fields, the page's types."""

from sylve.codegen import fields

if __name__ == "__main__":
    for path, text in fields.files().items():
        path.write_text(text, encoding="utf-8")
    from sylve.codegen import typescript  # the games load once their fields are written

    typescript.write()
