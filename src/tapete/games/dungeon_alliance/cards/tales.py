"""Who the heroes are: a few sentences each, of our own invention."""

from typing import Final

from tapete.core.language import Words

TALES: Final = {
    "holgar": Words(
        "Cerró con su martillo la mina donde murió su clan, con el enemigo dentro. Desde entonces prefiere pelear rodeado: "
        "así, dice, no hay golpe que se pierda.",
        "With his hammer he brought down the mine where his clan died, the enemy still inside. Since then he likes to fight "
        "surrounded: that way, he says, no blow is wasted.",
    ),
    "krom": Words(
        "Los orcos lo echaron por callado y los humanos por orco. Aprendió a esperar en la oscuridad a que otro diera el primer paso.",
        "The orcs cast him out for his silence and the humans for his blood. He learnt to wait in the dark until somebody else moved first.",
    ),
    "lorna": Words(
        "Guardaba un paso de montaña sin más compañía que su halcón. Bajó a la mazmorra el día que dejaron de llegar viajeros.",
        "She kept a mountain pass with no company but her hawk. She went below on the day the travellers stopped coming.",
    ),
    "mysterios": Words(
        "Nadie recuerda cuándo llegó a la ciudad ni con qué cara. Vende trucos en la plaza para pagarse los libros que de verdad le importan.",
        "Nobody remembers when he came to town, or with which face. He sells tricks in the square to pay for the books he truly wants.",
    ),
    "belzamin": Words(
        "De niño le habló la tierra durante un temblor, y él contestó. La última vez que discutieron, cayó media torre.",
        "As a boy he heard the ground speak in a tremor, and he answered. The last time they quarrelled, half a tower fell.",
    ),
    "graltar": Words(
        "Perdió a su familia en una cacería y lo crió la manada que perseguía. Todavía come el último, como el que manda.",
        "A hunt cost him his family, and the pack they were hunting raised him. He still eats last, as the leader does.",
    ),
    "jypzy": Words(
        "No roba: recoge lo que otros guardan mal. Lleva la cuenta de todas las cerraduras que ha abierto y de la única que no.",
        "He does not steal; he collects what others keep badly. He counts the locks he has opened, and the only one he has not.",
    ),
    "petra": Words(
        "Juró no retirarse mientras quedase alguien detrás de ella. Lleva diez años mirando por encima del hombro antes de dar un paso.",
        "She swore never to fall back while anyone stood behind her. For ten years she has looked over her shoulder before each step.",
    ),
    "krolt": Words(
        "Cava más despacio que nadie y no ha tenido que apuntalar un túnel en su vida. Su tejón le elige el camino; él pone la espalda.",
        "He digs slower than anybody and has never had to prop a tunnel. His badger picks the way; he lends his back.",
    ),
    "mirabell": Words(
        "Leía las estrellas para una corte que ya no existe. Bajo tierra no las ve, pero asegura que ellas a ella sí.",
        "She read the stars for a court that is no more. Below ground she cannot see them, but she is sure they see her.",
    ),
    "root": Words(
        "Salió del bosque cuando los árboles del borde empezaron a secarse desde abajo. Habla poco, y casi siempre con lo que pisa.",
        "He left the forest when the trees at its edge began to wither from below. He says little, and mostly to what he stands on.",
    ),
    "runyon_zay": Words(
        "Cazador de recompensas hasta que le pusieron precio a él. Sabe dónde duele porque se lo han enseñado.",
        "A bounty hunter, until there was a bounty on him. He knows where it hurts, having been shown.",
    ),
    "bull": Words(
        "Ganó su nombre en la arena y su libertad contra la puerta de la arena. Piensa en línea recta, y es la que sigue.",
        "He won his name in the arena, and his freedom against its door. He thinks in straight lines and follows them.",
    ),
    "emanon": Words(
        "Escribió su nombre al revés para que la muerte no lo encontrara. Funciona, pero a veces tampoco lo encuentran sus amigos.",
        "He wrote his name backwards so that death would not find him. It works, though at times his friends cannot find him either.",
    ),
    "mcfarlin": Words(
        "Construyó la ballesta en una tarde y lleva veinte años mejorándola. Entra en las mazmorras por las trampas: quiere ver cómo están hechas.",
        "He built the crossbow in an afternoon and has spent twenty years improving it. He goes below for the traps: he wants to see how they work.",
    ),
    "melinda": Words(
        "Atendía un hospital de campaña de una guerra que no era suya. Cuando acabó, siguió a los heridos que volvían a marcharse.",
        "She ran a field hospital in a war that was not hers. When it ended, she followed the wounded who were leaving again.",
    ),
    "vesna": Words(
        "Corre por delante de su propio clan y vuelve a contar lo que ha visto. Esta vez no ha querido volver sola.",
        "She runs ahead of her clan and comes back to tell what she saw. This time she did not want to come back alone.",
    ),
}
