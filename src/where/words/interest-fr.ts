import type { Interest } from '#isomorphic/where/interests.ts'

/** Interests with their article, as they stand after "pour". */
export const INTEREST_NAMES_FR: Readonly<Record<Interest, string>> = {
  beaches: 'les plages',
  mountains: 'la montagne et la randonnée',
  cities: 'les grandes villes',
  'old-towns': 'les vieilles villes',
  food: 'la gastronomie',
  wildlife: 'les animaux sauvages',
  ruins: 'les ruines',
  islands: 'les îles',
  deserts: 'les déserts',
  snow: 'la neige et la glace',
  railways: 'les trains',
  festivals: 'les fêtes',
}

/** What the editors say of an interest. */
export const INTEREST_LEADS_FR: Readonly<Record<Interest, string>> = {
  beaches:
    'Une plage, c’est une météo, une eau et un moyen de rentrer le soir. Choisis d’abord le mois, ensuite le sable.',
  mountains:
    'Les sentiers d’altitude ouvrent tard et ferment tôt. Les mois indiqués disent quand la neige a fondu et que les refuges sont ouverts.',
  cities:
    'Une grande ville se visite toute l’année, mais pas toujours aussi bien. Viens quand ses parcs vivent et que ses habitants sont chez eux.',
  'old-towns':
    'Les ruelles ont été tracées pour le piéton. Le printemps et l’automne leur vont le mieux, tôt ou tard dans la journée, une fois les cars repartis.',
  food: 'Des marchés, des vignes et des comptoirs à six tabourets. Des lieux où l’on irait rien que pour déjeuner.',
  wildlife:
    'Les animaux ont leur propre calendrier\u00a0: les rivières baissent, les baleines passent, les tortues débarquent. Les saisons d’ici le suivent, lui, et non les vacances scolaires.',
  ruins:
    'Les vieilles pierres donnent peu d’ombre. La plupart de ces lieux gagnent à être vus un mois frais, et avant dix heures.',
  islands:
    'Les îles dépendent des bateaux, et les bateaux du temps qu’il fait. Le bon mois, la traversée est le meilleur du voyage.',
  deserts:
    'Les déserts se visitent dans la moitié fraîche de l’année\u00a0: midis tièdes, étoiles froides, et personne à une heure à la ronde.',
  snow: 'De la neige où marcher, de la glace à regarder. C’est parfois tout un hiver, parfois ce qui tient encore en août.',
  railways:
    'Des lieux où la ligne elle-même vaut le voyage\u00a0: par les cols, au bord des lacs, à travers un demi-continent.',
  festivals:
    'Les jours où un lieu fait ce qu’il fait toujours, mais plus fort. Réserve le lit avant le train.',
}

/** What the editors say of a month, January first. */
export const MONTH_LEADS_FR: readonly string[] = [
  'Le Nord est sombre et bon marché, le Sud est en vacances. Les déserts sont au plus doux, et la Laponie n’est jamais plus blanche.',
  'Saison sèche en Asie du Sud, carnaval dans la moitié du monde, et dernières semaines avant que la neige n’augmente ses prix.',
  'Les déserts sont encore frais et les premiers amandiers fleurissent. Un bon mois pour les ruines, avant les cars.',
  'Le printemps monte du sud, une ville après l’autre. Le Japon est en fleurs, la Méditerranée est verte, et Pâques remplit les deux.',
  'Le mois le plus aimable en Europe\u00a0: longue lumière, terrasses ouvertes, mer froide. Les Andes et l’Afrique australe s’assèchent.',
  'Les jours les plus longs. Le Grand Nord se passe de lampe, les sentiers d’altitude ouvrent, et les îles sont chaudes avant d’être pleines.',
  'L’école est finie et le Nord est plein. Regarde vers le sud\u00a0: savanes sèches, baleines au large, nuits claires dans les Andes.',
  'La moitié de l’Europe est à la mer. Il reste de la place en montagne, sur la Baltique, au bord des lacs d’Afrique et dans les îles du Pacifique.',
  'Le meilleur mois de l’année pour plus de lieux qu’aucun autre\u00a0: mer chaude, raisins mûrs, lits libres.',
  'Feuilles d’automne au nord, fleurs de printemps au sud. Les déserts et les vieilles villes fraîchissent ensemble.',
  'Calme et gris au nord, donc bon marché. Les pluies sont finies en Inde, et l’on peut de nouveau marcher en Arabie.',
  'Des marchés, des lumières et des jours courts, ou un hamac. Les tropiques sèchent juste à temps pour les fêtes, et le font payer.',
]
