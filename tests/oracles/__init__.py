"""Second opinions: what paying and resolving must lead to, computed once more from the rulebook and compared with the engine."""
