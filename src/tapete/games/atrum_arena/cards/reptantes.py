"""Our reptantes: forty of our own invention, and no official one (the rulebook gives the five powers of none).

Each has an Attack and a Defense, a plan one recognises from its five powers, and a sentence or two about who it is.
"""

from tapete.games.atrum_arena.vocabulary.short import *

# fmt: off

# -- beasts

reptante(
    "fauces-de-ambar", "Varga Faucesdeámbar", "Varga Amberjaws",
    "zarpazo-0", "zarpazo-2", "rugido-de-guerra-1", "lomo-erizado-1", "potenciar-impacto-1",
    story=Words(
        "Ruge antes de morder, y el rugido duele más que los dientes. Quien le pega se pincha.",
        "She roars before she bites, and the roar hurts more than the teeth. Whoever strikes her is pricked.",
    ),
)
reptante(
    "cuernos-de-luna", "Ondra Cuernosdeluna", "Ondra Moonhorns",
    "embestida-3", "zarpazo-1", "mordisco-traicionero-1", "olfato-de-sangre-1", "madriguera-1",
    story=Words(
        "Rastrea tres noches y embiste una vez. Conoce cada madriguera del bosque.",
        "She tracks for three nights and charges once. She knows every burrow of the forest.",
    ),
)
reptante(
    "sangre-de-lobo", "Tirso Sangredelobo", "Tirso Wolfblood",
    "jauria-hambrienta-2", "camada-nocturna-2", "acecho-1", "presa-acorralada-3", "lomo-erizado-1",
    story=Words(
        "Nunca va solo: cada noche trae otra camada, y la jauría come en el orden en que él manda.",
        "He never walks alone: each night brings another litter, and the pack eats in the order he gives.",
    ),
)
reptante(
    "garra-sin-dueno", "Meiga Garrasindueño", "Meiga Strayclaw",
    "la-gran-caceria-4", "caceria-salvaje-1", "manada-0", "mordedura-putrida-0", "carne-de-canon-0",
    story=Words(
        "Caza los Esbirros de los demás por deporte y deja que los suyos mueran por ella.",
        "She hunts other people's minions for sport and lets her own die for her.",
    ),
)
reptante(
    "colmillo-tardio", "Brun Colmillotardío", "Brun Latefang",
    "aullido-final-3", "frenesi-2", "mordisco-traicionero-1", "rastreo-0", "coraza-de-piedra-0",
    story=Words(
        "Pelea mal hasta que está a punto de caer; entonces aúlla, y nadie olvida ese aullido.",
        "He fights badly until he is about to fall; then he howls, and nobody forgets that howl.",
    ),
)
reptante(
    "paso-de-niebla", "Zara Pasodeniebla", "Zara Mistpace",
    "emboscada-2", "golpe-oculto-1", "mordisco-traicionero-2", "furia-de-la-manada-2", "madriguera-1",
    story=Words(
        "No hay escudo que se levante a tiempo: cuando la ves, ya ha mordido.",
        "No shield is raised in time: when you see her, she has already bitten.",
    ),
)

# -- fallen

reptante(
    "espada-sin-rey", "Osmunda Espadasinrey", "Osmunda Kinglessblade",
    "carga-heroica-0", "estocada-1", "escudo-del-caido-0", "grito-de-batalla-1", "arenga-1",
    story=Words(
        "Su rey murió y ella siguió cargando. Arenga a quien quede en pie y va delante.",
        "Her king died and she went on charging. She rallies whoever still stands and goes first.",
    ),
)
reptante(
    "voto-quebrado", "Leandro Votoquebrado", "Leandro Brokenvow",
    "juramento-roto-0", "lanza-del-perjuro-2", "tributo-de-sangre-1", "festin-1", "escudo-del-caido-2",
    story=Words(
        "Paga cada golpe con su propia sangre y la cobra después en Esbirros.",
        "He pays for each blow with his own blood, and takes it back in minions.",
    ),
)
reptante(
    "pendon-rasgado", "Brisa Pendónrasgado", "Brisa Tornpennant",
    "estandarte-negro-2", "estocada-3", "ofensas-hirientes-0", "ejercito-en-retaguardia-3", "coraza-de-piedra-1",
    story=Words(
        "Cuando alza el estandarte negro, los cansados vuelven a pelear. Detrás viene el ejército.",
        "When she raises the black banner, the weary fight again. The army comes behind her.",
    ),
)
reptante(
    "ceniza-jurada", "Aldo Cenizajurada", "Aldo Swornash",
    "llamado-a-las-armas-3", "carga-heroica-1", "botin-de-guerra-3", "flecha-envenenada-1", "flecha-envenenada-3",
    story=Words(
        "Llama a las armas a los que ya ardieron y moja sus flechas en lo que queda de ellos.",
        "He calls to arms those who have already burned, and dips his arrows in what is left of them.",
    ),
)
reptante(
    "ultima-guardia", "Petra Últimaguardia", "Petra Lastwatch",
    "venganza-jurada-1", "ultimo-aliento-1", "ultima-carga-0", "golpe-desesperado-1", "contraataque-2",
    story=Words(
        "Guarda la puerta cuando todos han caído. Cuantos más caen, peor es cruzarla.",
        "She holds the gate when all have fallen. The more fall, the worse it is to pass.",
    ),
)
reptante(
    "lengua-de-hiel", "Casilda Lenguadehiel", "Casilda Galltongue",
    "legion-olvidada-4", "escarnio-1", "desafio-1", "saqueo-2", "escudo-del-caido-0",
    story=Words(
        "Insulta hasta que sueltas lo que llevas en la mano; luego lo recoge.",
        "She insults you until you drop what you hold; then she picks it up.",
    ),
)
reptante(
    "sin-reposo", "Duarte Sinreposo", "Duarte Neverrest",
    "sin-descanso-2", "pira-de-los-vencidos-2", "carga-heroica-2", "carga-heroica-4", "contraataque-2",
    story=Words(
        "Le prohibieron descansar y obedece. Quema a los suyos para dar un golpe más.",
        "He was forbidden to rest, and he obeys. He burns his own for one more blow.",
    ),
)

# -- skeletons

reptante(
    "mano-de-marfil", "Elcias Manodemarfil", "Elcias Ivoryhand",
    "costilla-afilada-1", "cripta-abierta-1", "tiempo-robado-2", "rebuscar-2", "jaula-de-huesos-1",
    story=Words(
        "Colecciona. Abre una cripta como quien abre un cajón, y siempre encuentra lo que buscaba.",
        "He collects. He opens a crypt as others open a drawer, and always finds what he wanted.",
    ),
)
reptante(
    "arena-vieja", "Noema Arenavieja", "Noema Oldsand",
    "reloj-de-arena-2", "avance-cronologico-2", "tiempo-robado-2", "retroceso-temporal-1", "esquiva-1",
    story=Words(
        "Da la vuelta al reloj: lo que gastaste sigue gastado, lo suyo vuelve a estar entero.",
        "She turns the hourglass over: what you spent stays spent, what is hers is whole again.",
    ),
)
reptante(
    "archivo-mudo", "Silo Archivomudo", "Silo Mutearchive",
    "silencio-sepulcral-2", "exhumado-nocturno-4", "costilla-afilada-2", "sarcasmo-molesto-0", "jaula-de-huesos-2",
    story=Words(
        "Custodia todo lo que se dijo y decide qué no llega a decirse.",
        "He keeps all that was ever said, and decides what is never said at all.",
    ),
)
reptante(
    "corona-hueca", "Rey Coronahueca", "King Hollowcrown",
    "danza-macabra-3", "osario-1", "procesion-eterna-4", "eco-del-sepulcro-1", "jaula-de-huesos-1",
    story=Words(
        "Reina sobre una corte que crece con cada entierro. Al final siempre hay baile.",
        "He rules a court that grows with each burial. It always ends with a dance.",
    ),
)
reptante(
    "espejo-de-tumba", "Iria Espejodetumba", "Iria Tombmirror",
    "lectura-de-huesos-3", "eco-del-sepulcro-3", "trueque-de-tumbas-1", "costilla-afilada-1", "muro-de-lapidas-2",
    story=Words(
        "Repite lo que hacen los demás, un poco más tarde y un poco mejor.",
        "She repeats what others do, a little later and a little better.",
    ),
)
reptante(
    "pala-de-medianoche", "Bruno Paladenoche", "Bruno Nightspade",
    "cavar-tumbas-1", "osario-desbordado-3", "sepultura-3", "muro-de-lapidas-2", "costilla-afilada-2",
    story=Words(
        "Enterrador. Cuanto más llena el Vertedero, más alto es su muro y más cae encima de ti.",
        "A gravedigger. The fuller the Dump, the higher his wall and the more of it falls on you.",
    ),
)
reptante(
    "balanza-de-polvo", "Sor Balanzadepolvo", "Sister Dustscales",
    "juicio-de-los-huesos-3", "codicia-castigada-2", "epitafio-1", "veto-2", "jaula-de-huesos-2",
    story=Words(
        "Pesa lo que guardas en la mano. Si pesa demasiado, dicta sentencia.",
        "She weighs what you hold in your hand. If it weighs too much, she passes sentence.",
    ),
)

# -- golems

reptante(
    "torre-que-anda", "Basalto Torrequeanda", "Basalto Walkingtower",
    "coraza-de-piedra-0", "coraza-de-piedra-3", "puno-de-granito-2", "placas-de-refuerzo-0", "postura-de-roca-1",
    story=Words(
        "Una torre que aprendió a andar, no a esquivar. No le ha hecho falta.",
        "A tower that learned to walk, not to dodge. It never needed to.",
    ),
)
reptante(
    "corazon-de-cobre", "Fragua Corazóndecobre", "Forge Copperheart",
    "alma-en-la-maquina-3", "nucleo-inestable-1", "puno-de-granito-2", "puno-de-granito-4", "contrapeso-1",
    story=Words(
        "Su corazón late a martillazos: funde Gólems viejos y sale más entera que antes.",
        "Her heart beats in hammer blows: she melts old Golems down and comes out more whole than before.",
    ),
)
reptante(
    "ojo-de-meteoro", "Astra Ojodemeteoro", "Astra Meteoreye",
    "tormenta-de-meteoritos-4", "golpe-macizo-0", "reparacion-1", "golpe-oportuno-2", "coraza-de-piedra-1",
    story=Words(
        "Mira al cielo y apuesta a lo que caerá. Cuando acierta, no queda patio.",
        "She looks at the sky and bets on what will fall. When she is right, no courtyard is left.",
    ),
)
reptante(
    "puerta-cerrada", "Umbral Puertacerrada", "Umbral Shutgate",
    "baluarte-imposible-3", "muralla-viva-1", "potenciar-armadura-1", "puno-de-granito-2", "contrapeso-1",
    story=Words(
        "Es la puerta y está cerrada. Todo lo demás es llamar.",
        "He is the gate, and it is shut. Everything else is knocking.",
    ),
)
reptante(
    "gran-engranaje", "Doña Granengranaje", "Dame Greatgear",
    "coloso-4", "antimateria-4", "forja-interior-3", "engranajes-1", "coraza-de-piedra-1",
    story=Words(
        "Tarda en arrancar. Después no hay quien la pare: cada Gólem es un diente más de la rueda.",
        "She is slow to start. After that nobody stops her: each Golem is one more tooth of the wheel.",
    ),
)
reptante(
    "paso-lento", "Ruina Pasolento", "Ruin Slowstep",
    "desgaste-2", "derrumbe-2", "aplastar-3", "muralla-viva-2", "coraza-de-piedra-0",
    story=Words(
        "Espera a que gastes tus fuerzas. Lo cansado se aplasta sin prisa.",
        "It waits until you have spent your strength. What is weary can be crushed without haste.",
    ),
)
reptante(
    "manos-de-plomo", "Remiendo Manosdeplomo", "Patch Leadhands",
    "reparacion-2", "reconstruir-2", "marcha-de-hierro-2", "nucleo-inestable-1", "coraza-de-piedra-3",
    story=Words(
        "Cose piedra con plomo. Ninguna herida suya llega a mañana.",
        "He stitches stone with lead. No wound of his lasts until tomorrow.",
    ),
)

# -- zombies

reptante(
    "labios-de-barro", "Gusa Labiosdebarro", "Gusa Mudlips",
    "mordedura-putrida-0", "mordedura-putrida-3", "contagio-1", "peste-2", "muro-de-cadaveres-1",
    story=Words(
        "Muerde poco y a menudo. Lo malo viene después, con la fiebre.",
        "She bites little and often. The bad part comes later, with the fever.",
    ),
)
reptante(
    "vientre-de-la-horda", "Tolo Vientredelahorda", "Tolo Hordebelly",
    "horda-sin-fin-4", "marea-de-carne-3", "contagio-1", "alzar-del-barro-0", "muro-de-cadaveres-1",
    story=Words(
        "Donde él se sienta brota una horda. Siempre hay otro cuerpo para poner delante.",
        "Where he sits, a horde springs up. There is always another body to put in front.",
    ),
)
reptante(
    "plaga-dulce", "Melisa Plagadulce", "Melisa Sweetplague",
    "plaga-mayor-4", "hedor-1", "contagio-1", "cuerpo-de-cobertura-0", "muro-de-cadaveres-1",
    story=Words(
        "Huele a flores. Cuanto más tienes, más se te pudre.",
        "She smells of flowers. The more you have, the more of it rots.",
    ),
)
reptante(
    "segunda-muerte", "Yago Segundamuerte", "Yago Seconddeath",
    "deja-vu-2", "ingredientes-siniestros-0", "fosa-comun-2", "mordedura-putrida-1", "alzarse-2",
    story=Words(
        "Ya murió una vez y volvió con prisa. Lo que pongas en tu Altar te lo devuelve.",
        "He died once and came back in a hurry. What you put into your Altar he hands back to you.",
    ),
)
reptante(
    "olla-comun", "Hilda Ollacomún", "Hilda Stewpot",
    "festin-final-3", "cosecha-1", "contagio-1", "fosa-comun-1", "carne-de-canon-0",
    story=Words(
        "Todo el mundo cabe en la olla, sobre todo los suyos.",
        "There is room for everybody in the pot, her own people first.",
    ),
)
reptante(
    "dedos-largos", "Remo Dedoslargos", "Remo Longfingers",
    "manos-ansiosas-3", "pudrir-2", "devorar-2", "trueque-de-tumbas-1", "alzarse-2",
    story=Words(
        "Roba del Altar ajeno y, si no puede llevárselo, lo pudre.",
        "He steals from other people's Altars, and what he cannot carry he lets rot.",
    ),
)
reptante(
    "velo-de-moscas", "Dulce Velodemoscas", "Dulce Flyveil",
    "enjambre-de-moscas-3", "devorar-2", "hedor-1", "mordedura-putrida-1", "esquiva-2",
    story=Words(
        "Se aparta el velo y sale el enjambre. Busca siempre la mano más llena.",
        "She lifts her veil and out comes the swarm. It always looks for the fullest hand.",
    ),
)

# -- of no people

reptante(
    "mil-caras", "Lázara Milcaras", "Lazara Thousandfaces",
    "doppelganger-2", "mascara-de-bruma-1", "mundo-al-reves-2", "golpe-oportuno-1", "mosaico-1",
    story=Words(
        "Tiene tu cara, y le queda mejor. Nadie sabe de qué lado pelea hasta que pelea.",
        "She has your face, and wears it better. Nobody knows which side she fights on until she fights.",
    ),
)
reptante(
    "dado-cargado", "Fermín Dadocargado", "Fermin Loadeddie",
    "presagios-1", "falsa-identidad-1", "contrahechizo-3", "golpe-oportuno-2", "esquiva-1",
    story=Words(
        "Lleva la carta que pidas y la respuesta que no esperas.",
        "He carries the card you ask for and the answer you do not expect.",
    ),
)
reptante(
    "siete-voces", "Concha Sietevoces", "Concha Sevenvoices",
    "crisol-3", "concordia-2", "mosaico-1", "busqueda-febril-2", "golpe-oportuno-1",
    story=Words(
        "Habla con siete voces y necesita que ninguna se repita.",
        "She speaks with seven voices and needs no two of them alike.",
    ),
)
reptante(
    "bolsa-llena", "Anselmo Bolsallena", "Anselmo Fullpurse",
    "acopio-2", "codicia-castigada-2", "golpe-oculto-1", "potenciar-impacto-1", "esquiva-1",
    story=Words(
        "Mercader de Esbirros: siempre tiene uno más, y te cobra los que guardas tú.",
        "A merchant of minions: he always has one more, and charges you for those you keep.",
    ),
)
reptante(
    "cuenta-pendiente", "Saturio Cuentapendiente", "Saturio Unpaiddebt",
    "revancha-1", "coro-de-los-idos-2", "golpe-desesperado-1", "venganza-jurada-1", "esquiva-1",
    story=Words(
        "Apunta cada deuda. Solo se le ve sonreír cuando va perdiendo.",
        "He writes down every debt. He is seen to smile only when he is losing.",
    ),
)
reptante(
    "piel-de-sombra", "Umbría Pieldesombra", "Umbria Shadowskin",
    "llamar-a-la-sombra-1", "golpe-oculto-1", "confesion-1", "falsa-identidad-1", "esquiva-2",
    story=Words(
        "La Sombra acude cuando la llama. Lo que confiesa nunca es suyo.",
        "The Shadow comes when she calls. What she confesses is never her own.",
    ),
)
