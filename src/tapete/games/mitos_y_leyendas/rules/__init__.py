"""The rules of Mitos y Leyendas, a chapter to a file."""
