"""Ragnarok."""

from tapete.games.mitos_y_leyendas.vocabulary.lexicon import *

# those that save an Ally
card("lanza_de_odin", carried_by(race("abominacion")), saves(bearer=True, tolls=(discarding(1),), combat=True))
card("amor_de_valkyria", answers(on.DOOM, Then(Save(), May(draw(1)))))
card("helheim", saves(race("dios"), tolls=(milling(2),), buried=True))
card("heimdal", saves(tolls=(discarding(1),), buried=True))

# those the rulebook speaks of
card("los_eddas", spell(Then(discard_hand(), draw(4, OPPONENT))))
card("matador_de_gigantes", spell(double(All(ally.own))))
card("naglfar", spell(each_destroys(card_in_play, all=True), mill(2)))
card("nidavellir", on_playing(played(t.ALLY), m.OPPONENT, Redirect(), optional=True, gold=ITS_COST))
card("hodur", enters(Sequence(BanName(Target(ally.enemy)), Copies(SAME_TARGET, fully=True), shuffle_in(SAME_TARGET))))
card("nanna", annuls_by(played(t.TALISMAN), m.EVERYONE, (sacrifice(),)))
card("einheryar", enters(destroy(Target(ally.enemy))))
card("elfos_arqueros", destroyed(ChooseOne(draw(3), mill(3)), optional=True))
card("esposas_de_los_furibundos", spell(destroy(Target(ally.enemy.stronger(3)))))
card("metamorfosis_de_loki", spell(for_a_while(bans.BONUSES, m.EVERYONE, REST)))
card("mirada_berserker", spell(each_destroys(ally), each_destroys(weapon), each_destroys(totem)))
card("arco_de_ullr", bearer_gains(1), enters(Then(search(in_castle(t.GOLD), INTO_PLAY), May(draw(1))), optional=True))
card("cuernos_de_adumla", spell(May(search(in_castle(t.GOLD), INTO_PLAY))))
card("fuente_de_mimir", spell(Then(destroy(Target(not_gold)), May(draw(1)))))
card("hidromiel", spell(Then(shuffle_in(Target(in_graveyard(), 3)), draw(2))))
card("gyallarhorn", destroyed(search(in_castle(t.GOLD), INTO_PLAY, 2), optional=True))

# Dioses
card("hermod", enters(shuffle_in(Target(in_graveyard(t.ALLY, YOURS, "dios"))), optional=True))
card("frigg", enters(shuffle_in(Target(in_graveyard(t.ALLY, YOURS, "dios").up_to_strength(3))), optional=True))
card("eir", enters(shuffle_in(Target(in_graveyard(t.ALLY, YOURS, "dios").up_to_strength(2))), optional=True))
card("niorun", enters(shuffle_in(Target(in_graveyard(t.ALLY, YOURS, "dios").up_to_strength(1))), optional=True))
card("maghi", damages(discard_random(1), optional=True))
card("baldur", destroyed(search(in_castle(), shown=False), optional=True))
card("sif", destroyed(shuffle_in(Target(ally.enemy))))
card("idunn", gains(Count(in_graveyard(t.GOLD))))
card("bragi", use(bonus(2, THIS_ALLY), tolls=(sacrificing(gold.own),)))
card("nerthus", destroyed(shuffle_in(THIS_ALLY), optional=True))
card("forseti", use(May(extra_draw_now()), pay=1, times=1))
card("vidar", use(bonus(1, THIS_ALLY), pay=1))
card("tyra", never("attacks"))
card("nyord", use(search(in_castle(t.ALLY, YOURS, "dios").up_to_strength(4), INTO_PLAY), pay=4))
card("ullr", attacks_at_once(), attacks(discards(1), condition=Fresh()))
card("hel", at(when.YOUR_TURN_BEGINS, shuffle_in(Topmost(5)), gold_cost=5))

# Abominaciones
card("draugar", all_attack_at_once(race("abominacion").own))
card("hugin_y_munin", enters(shuffle_in(Target(in_graveyard().cost_up_to(3))), optional=True))
card("hraesvelg", enters(shuffle_in(Target(in_graveyard().cost_up_to(2))), optional=True))
card("fenoeiself", enters(shuffle_in(Target(in_graveyard().cost_up_to(1))), optional=True))
card("yormungand", use_in_battle(bonus(1, THIS_ALLY), tolls=(discarding(1),)))
card("aegir", enters(shuffle_in(Target(ally.enemy))))
card("rugnir", blocks(search(in_castle(t.GOLD))))
card("surt", enters(destroy(Target(totem)), optional=True))
card("nidhogg", damages(mill(1), gold_cost=1))
card("geri_y_freki", never("attacks"), safe_from("things"))
card("ratatosk", use(permanent_bonus(1, All(ally.own)), tolls=(sacrifice(),)))
card("sleipnir", only_playable_if(FewerTheirs(ally, mine=True)))
card("ejercito_enano", *only_attacks_if(FewerTheirs(gold), blocks=True), others_gain(ally.named("Ejército Enano").another, 1))
card(
    "gigantes_de_hielo",
    at(
        when.YOU_HAVE_ATTACKED,
        Sequence(permanent_bonus(1, All(race("abominacion").own.in_attack)), Retreat(All(race("abominacion").own.in_attack))),
    ),
)
card("byleist", carries_more(m.UNLIMITED), gets_weapon(May(extra_draw_now())))

# Bárbaros
card("ragnar_lodbrog", enters(destroy(Target(ally.enemy.up_to_strength(4)))))
card("trivaldi", enters(destroy(Target(ally.enemy.up_to_strength(3)))))
card("nott", others_gain(race("barbaro").own, 2))
card("egil_skalla_grimsson", weapons_cheaper(1, on=race("barbaro").own))
card("sol", at(when.YOU_HAVE_ATTACKED, Retreat(All(race("barbaro").own.in_attack))))
card("dagur", enters(search(in_castle(t.ALLY, YOURS, "dios")), optional=True))
card("dawn", enters(Sequence(ChooseRace(), gains_for_each_of_it())))
card("mani", attacks(TheirChoice(discards(3, OPPONENT), mill(2), hand=3)), UNBLOCKABLE)

# Talismanes
card("espina_somnoliente", spell(destroy(Target(weapon_or_totem)), mill(1, YOU)))
card("waldganger", spell(Then(to_hand(Target(ally.enemy)), May(draw(1)))))
card("astucia_de_loki", spell(to_hand(All(ally.is_unblockable))))
card("espiritus_de_la_niebla", spell(discards(1, OPPONENT), mill(1)))
card("fimbultyr", spell(discard_hand(BOTH), draw(5, BOTH)))
card("draupnir", spell(for_a_while(bans.ORO_CARDS, m.OPPONENT, THEIR_NEXT)))
card("sacrificio_de_odin", spell(reduces(HandCount(True), All(ally.enemy))))
card("suplicio_de_loki", spell(reduces(3, Target(ally))))
card("fuente_de_hvergelmir", spell(look_at_hand(), May(draw(1))))
card("funeral_vikingo", spell(destroy(Target(ally.armed))))
card("herfyoturr", spell(later(when.ANYBODY_HAS_ATTACKED, Retreat(All(ally.attacking.armed)))))
card("fuente_de_urd", spell(they_destroy(LAST_ATTACKERS, all=True), condition=InYourTurn()))
card("runas", spell(FillsHands(8)))
card("forja_de_enanos", spell(MillsUntil()))
card("amuleto_de_thor", war_spell(set_strength(0, All(ally.unarmed))))

# Tótems
card("alfheim", all_safe(gold.own))
card("niflheim", at(when.THEIR_TURN_BEGINS, mill(1)))
card("yotunheim", on_playing(played(t.ALLY), m.OPPONENT, mill(1)))
card("midgard", at(when.YOU_HAVE_ATTACKED, Retreat(All(ally.own.in_attack))))
card("muspellsheim", use(destroy(Target(not_gold)), pay=4, times=1))

# Armas
card("cinturon_de_thor", bearer_gains(1), ANY_COPIES)
card("guantes_de_hierro", bearer_gains(1), safe_from("combat"))
card("espada_de_frey", bearer_gains(2), bearer_attacks(extra_draw_now(), optional=True))
card("yelmo_escandinavo", use(bonus(1, Bearer()), tolls=(discarding(1),)))
card("gambantein", bearer_gains(1), bearer_damages(Arrange(3, THEIRS), optional=True))

# Oros
card("halatafl", use(set_strength(0, Target(ally)), tolls=(sacrifice(),)))

card("freya", returns_to_block())
card("zapatos_de_hierro", bearer_gains(1), bearer("acts-first"))
card("garm", from_graveyard(PutIntoPlay(THIS), 2))
card("hymir", from_graveyard(PutIntoPlay(THIS), 4, (sacrificing(ally.own.stronger(3)),)))
card("vanaheim", rule(bans.ATTACKS_ON_YOU, m.YOU), anyone_may(destroy(THIS), (milling(3),)))
card("gigantes_de_fuego", enters(TakesUp(), optional=True), dies_after_attacking())
card("cadena_gleipnir", war_spell(bonuses_are_lost()))
card("martillo_de_thor", bearer_damages(recovers(DamageDealt()), optional=True))
card("nidos_de_pesadilla", spell(search(in_castle(), number=2, shown=False), LoseOne()))
card("juramento_de_los_heroes", spell(May(recovers(Attackers(before=True), random=True))))
card("vola", is_blocked(later(when.TURN_ENDS, they_destroy(ally))))
card("asgard", when_they_destroy_yours(they_destroy_same()))
card("hyrronkkin", enters(next_costs_less(1 << t.ALLY, 1)))
card("gandalf", attacks(bonus(1, All(ally.own.named("Ejército Enano").attacking))), UNBLOCKABLE)
card("holmgang", spell(made_to_attack(Target(ally.enemy), NEXT), Doom(SAME_TARGET, at_home=True), condition=InYourTurn()))
card("ataud_de_marfil", use(generate(2), tolls=(sacrifice(),), unpaid=True))
card("frey", rule(bans.NINTH_CARD, m.YOU))
card("galdar", spell(Echoes()))
card("drakkar", pays_only(2, 1 << t.TALISMAN | 1 << t.WEAPON | 1 << t.TOTEM))
