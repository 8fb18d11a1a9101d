import { each, interestWords, type Meaning, type QueryLanguage, splitQueryWords } from './query-words.ts'

const WORDS = new Map<string, Meaning>([
  ...[
    'janvier',
    'fevrier',
    'mars',
    'avril paques',
    'mai',
    'juin',
    'juillet',
    'aout',
    'septembre',
    'octobre',
    'novembre',
    'decembre noel',
  ].flatMap((names, month) => each(names, { month })),
  ...each('printemps', { month: 3 }),
  ...each('ete', { month: 6 }),
  ...each('automne', { month: 9 }),
  ...each('hiver', { month: 0 }),
  ...each('chaud chaude chaleur', { warm: 'warm' as const }),
  ...each('tres-chaud', { warm: 'hot' as const }),
  ...each('doux douce pas-chaud pas-chaude pas-froid pas-froide', { warm: 'mild' as const }),
  ...each('frais fraiche', { warm: 'cool' as const }),
  ...each('froid', { warm: 'cold' as const }),
  ...each('sec seche sans-pluie', { dry: true as const }),
  ...each('soleil ensoleille', { warm: 'warm' as const, dry: true as const }),
  ...each('enfant enfants famille', { kids: true as const }),
  ...each('pas-cher pas-chere bon-marche economique', { cost: 'low' as const }),
  ...each('moins-cher moins-chere', { isCheaper: true as const }),
  ...each('calme tranquille sans-foule sans-touristes moins-frequente plus-calme', { quiet: true as const }),
  ...each('accessible fauteuil', { step: true as const }),
  ...each('week-end weekend 3-jours trois-jours', { days: 3 as const }),
  ...each('semaine 7-jours', { days: 7 as const }),
  ...each('quinze-jours deux-semaines 2-semaines 10-jours', { days: 14 as const }),
  ...each('trois-semaines 3-semaines', { days: 21 as const }),
  ...each('sans-avion sans-voler sans-vol en-train train', { isOverland: true as const }),
  ...each('europe', { continent: 'europe' }),
  ...each('asie', { continent: 'asia' }),
  ...each('afrique', { continent: 'africa' }),
  ...interestWords({
    beaches: 'plage plages mer baignade',
    mountains: 'montagne montagnes randonnee randonnees marche alpes',
    cities: 'ville villes grande-ville grandes-villes',
    'old-towns': 'vieille-ville vieilles-villes',
    food: 'gastronomie manger vin cuisine',
    wildlife: 'animaux safari oiseaux',
    ruins: 'ruines temples',
    islands: 'ile iles',
    deserts: 'desert deserts',
    snow: 'neige ski glace',
    railways: 'trains chemin-de-fer',
    festivals: 'fete fetes carnaval festival festivals',
  }),
])

const FILLERS = `ou partir aller voyager voyage voyages vacances en au aux a l d dans de la le les du des un une avec et
  pour je on nous quand quel quelle quels meilleur meilleure meilleurs meilleures endroit endroits quelque part lieu lieux
  destination destinations mais plus peut dois idee idees pas-loin trop y jours`

/** French. */
export const QUERY_WORDS_FR: QueryLanguage = {
  words: WORDS,
  fillers: new Set(splitQueryWords(FILLERS)),
  starts: new Map([...each('pres proche autour', 'near' as const), ...each('depuis', 'from' as const)]),
  likes: new Set(['comme']),
  questions: new Set(['ou partir', 'ou aller', 'ou voyager', 'ou partir en vacances']),
}
