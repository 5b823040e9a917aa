"""`python -m sylve.codegen`: write the page's TypeScript types anew."""

from sylve.codegen import typescript

if __name__ == "__main__":
    typescript.write()
