"""The words powers are written in: deeds that do something and say it, amounts, conditions."""
