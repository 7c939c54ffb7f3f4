"""Breaking the rules on purpose: which changes there are, which tests reach them, and whether one of those tests notices."""
