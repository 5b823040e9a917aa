"""The steps of Leaf, chapter by chapter as in RULES.md: what is asked, why not, what happens, what people are told."""
