"""The cards, one file per edition with its expansion: declarations only."""

FILES = ("el_reto", "mundo_gotico", "ira_del_nahual", "ragnarok", "la_cofradia", "espiritu_de_dragon", "others")
