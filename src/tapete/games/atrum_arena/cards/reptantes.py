"""Our reptantes: twenty-four of our own invention, and no official one (the rulebook gives the five powers of none).

None has a power that gives back for nothing what it takes, as Acopio and Cripta abierta do at cost 0: it could go on without end.
"""

from tapete.games.atrum_arena.vocabulary.short import *

# fmt: off

reptante("fauces-de-ambar", "Varga Faucesdeámbar", "Varga Amberjaws", "zarpazo-0", "zarpazo-2", "rugido-de-guerra-1", "lomo-erizado-1", "potenciar-impacto-1")
reptante("cuernos-de-luna", "Ondra Cuernosdeluna", "Ondra Moonhorns", "embestida-3", "zarpazo-1", "zarpazo-0", "rastreo-0", "esquiva-1")
reptante("sangre-de-lobo", "Tirso Sangredelobo", "Tirso Wolfblood", "jauria-hambrienta-2", "presa-acorralada-3", "camada-nocturna-2", "zarpazo-1", "lomo-erizado-1")
reptante("garra-sin-dueno", "Meiga Garrasindueño", "Meiga Strayclaw", "la-gran-caceria-4", "zarpazo-1", "caceria-salvaje-1", "mordedura-putrida-0", "manada-0")
reptante("colmillo-tardio", "Brun Colmillotardío", "Brun Latefang", "aullido-final-3", "frenesi-2", "mordisco-traicionero-1", "rastreo-0", "coraza-de-piedra-0")
reptante("espada-sin-rey", "Osmunda Espadasinrey", "Osmunda Kinglessblade", "carga-heroica-0", "estocada-1", "estocada-3", "escudo-del-caido-0", "grito-de-batalla-1")
reptante("voto-quebrado", "Leandro Votoquebrado", "Leandro Brokenvow", "juramento-roto-0", "lanza-del-perjuro-2", "festin-1", "escudo-del-caido-2", "potenciar-impacto-1")
reptante("pendon-rasgado", "Brisa Pendónrasgado", "Brisa Tornpennant", "estandarte-negro-2", "estocada-1", "ofensas-hirientes-0", "ejercito-en-retaguardia-3", "coraza-de-piedra-1")
reptante("ceniza-jurada", "Aldo Cenizajurada", "Aldo Swornash", "llamado-a-las-armas-3", "carga-heroica-1", "botin-de-guerra-3", "flecha-envenenada-1", "estocada-3")
reptante("ultima-guardia", "Petra Últimaguardia", "Petra Lastwatch", "legion-olvidada-4", "pira-de-los-vencidos-2", "ultima-carga-0", "escudo-del-caido-0", "saqueo-2")
reptante("mano-de-marfil", "Elcias Manodemarfil", "Elcias Ivoryhand", "costilla-afilada-1", "cripta-abierta-1", "jaula-de-huesos-1", "rebuscar-2", "sarcasmo-molesto-0")
reptante("arena-vieja", "Noema Arenavieja", "Noema Oldsand", "reloj-de-arena-2", "avance-cronologico-2", "costilla-afilada-2", "retroceso-temporal-1", "golpe-oportuno-1")
reptante("archivo-mudo", "Silo Archivomudo", "Silo Mutearchive", "silencio-sepulcral-2", "exhumado-nocturno-4", "costilla-afilada-1", "costilla-afilada-2", "jaula-de-huesos-2")
reptante("corona-hueca", "Rey Coronahueca", "King Hollowcrown", "danza-macabra-3", "osario-1", "procesion-eterna-4", "jaula-de-huesos-1", "golpe-oportuno-1")
reptante("espejo-de-tumba", "Iria Espejodetumba", "Iria Tombmirror", "lectura-de-huesos-3", "eco-del-sepulcro-3", "juicio-de-los-huesos-3", "trueque-de-tumbas-1", "golpe-oportuno-1")
reptante("torre-que-anda", "Basalto Torrequeanda", "Basalto Walkingtower", "coraza-de-piedra-0", "coraza-de-piedra-3", "puno-de-granito-2", "puno-de-granito-4", "placas-de-refuerzo-0")
reptante("corazon-de-cobre", "Fragua Corazóndecobre", "Forge Copperheart", "alma-en-la-maquina-3", "golpe-oportuno-1", "nucleo-inestable-1", "puno-de-granito-4", "muralla-viva-1")
reptante("ojo-de-meteoro", "Astra Ojodemeteoro", "Astra Meteoreye", "tormenta-de-meteoritos-4", "derrumbe-2", "golpe-macizo-0", "coraza-de-piedra-1", "golpe-oportuno-2")
reptante("puerta-cerrada", "Umbral Puertacerrada", "Umbral Shutgate", "baluarte-imposible-3", "placas-de-refuerzo-0", "puno-de-granito-4", "potenciar-armadura-1", "carga-heroica-0")
reptante("gran-engranaje", "Doña Granengranaje", "Dame Greatgear", "coloso-4", "antimateria-4", "forja-interior-3", "puno-de-granito-2", "carga-heroica-0")
reptante("labios-de-barro", "Gusa Labiosdebarro", "Gusa Mudlips", "mordedura-putrida-0", "mordedura-putrida-1", "mordedura-putrida-3", "fosa-comun-2", "peste-2")
reptante("vientre-de-la-horda", "Tolo Vientredelahorda", "Tolo Hordebelly", "horda-sin-fin-4", "mordedura-putrida-1", "fosa-comun-1", "carne-de-canon-0", "manos-ansiosas-3")
reptante("plaga-dulce", "Melisa Plagadulce", "Melisa Sweetplague", "plaga-mayor-4", "hedor-1", "cuerpo-de-cobertura-0", "mordedura-putrida-3", "mordedura-putrida-1")
reptante("segunda-muerte", "Yago Segundamuerte", "Yago Seconddeath", "deja-vu-2", "ingredientes-siniestros-0", "marea-de-carne-3", "mordedura-putrida-1", "esquiva-2")
reptante("mil-caras", "Lázara Milcaras", "Lazara Thousandfaces", "doppelganger-2", "mascara-de-bruma-1", "mundo-al-reves-2", "golpe-oportuno-1", "veto-2")
reptante("dado-cargado", "Fermín Dadocargado", "Fermin Loadeddie", "presagios-1", "falsa-identidad-1", "golpe-oportuno-1", "golpe-oportuno-2", "contrahechizo-3")
