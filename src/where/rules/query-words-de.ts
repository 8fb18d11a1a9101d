import { each, interestWords, type Meaning, type QueryLanguage, splitQueryWords } from './query-words.ts'

const WORDS = new Map<string, Meaning>([
  ...[
    'januar jan',
    'februar feb',
    'marz maerz',
    'april',
    'mai',
    'juni',
    'juli',
    'august',
    'september sept',
    'oktober okt',
    'november',
    'dezember dez weihnachten',
  ].flatMap((names, month) => each(names, { month })),
  ...each('fruhling fruhjahr ostern', { month: 3 }),
  ...each('sommer', { month: 6 }),
  ...each('herbst', { month: 9 }),
  ...each('winter', { month: 0 }),
  ...each('warm warmes warme warmen warme warmer', { warm: 'warm' as const }),
  ...each('heiss heisses heisse', { warm: 'hot' as const }),
  ...each('mild mildes milde nicht-heiss nicht-kalt', { warm: 'mild' as const }),
  ...each('kuhl kuhles', { warm: 'cool' as const }),
  ...each('kalt kaltes', { warm: 'cold' as const }),
  ...each('trocken trockenes ohne-regen kein-regen', { dry: true as const }),
  ...each('sonne sonnig sonniges', { warm: 'warm' as const, dry: true as const }),
  ...each('kind kinder kindern familie familien', { kids: true as const }),
  ...each('gunstig gunstige gunstiges billig billige preiswert nicht-teuer', { cost: 'low' as const }),
  ...each('gunstiger billiger', { isCheaper: true as const }),
  ...each('ruhig ruhige ruhiges ruhiger leer leerer ohne-touristen ohne-massen weniger-voll nicht-voll', {
    quiet: true as const,
  }),
  ...each('barrierefrei rollstuhl stufenlos', { step: true as const }),
  ...each('wochenende 3-tage drei-tage', { days: 3 as const }),
  ...each('woche 7-tage', { days: 7 as const }),
  ...each('zwei-wochen 2-wochen 10-tage 14-tage', { days: 14 as const }),
  ...each('drei-wochen 3-wochen', { days: 21 as const }),
  ...each('ohne-flug ohne-flugzeug ohne-fliegen ohne-fluge flugfrei bahn zug', { isOverland: true as const }),
  ...each('europa', { continent: 'europe' }),
  ...each('asien', { continent: 'asia' }),
  ...each('afrika', { continent: 'africa' }),
  ...each('nordamerika', { continent: 'north-america' }),
  ...each('sudamerika', { continent: 'south-america' }),
  ...interestWords({
    beaches: 'strand strande baden meer schwimmen',
    mountains: 'berge berg wandern bergen alpen',
    cities: 'stadt stadte grossstadt grossstadte stadtereise',
    'old-towns': 'altstadt altstadte',
    food: 'essen wein kulinarik',
    wildlife: 'tiere wildtiere safari vogel',
    ruins: 'ruinen tempel',
    islands: 'insel inseln',
    deserts: 'wuste wusten',
    snow: 'schnee eis ski skifahren',
    railways: 'eisenbahn eisenbahnen',
    festivals: 'fest feste karneval festival',
  }),
])

const FILLERS = `wo wohin woher soll sollen ich man kann konnte wir reisen reise fahren urlaub ferien verreisen im in an ans
  am auf der die das den dem des und oder mit fur es ist wann besten beste bester irgendwo irgendwohin nach ein eine
  einen einem zum zur von ab ort orte ziele ziel reiseziele reiseziel nur aber schon schone hin gehen geht nicht-weit zu
  tage etwas`

/** German. */
export const QUERY_WORDS_DE: QueryLanguage = {
  words: WORDS,
  fillers: new Set(splitQueryWords(FILLERS)),
  starts: new Map([...each('nahe bei um', 'near' as const), ...each('von ab aus', 'from' as const)]),
  likes: new Set(['wie', 'ahnlich']),
  questions: new Set(['wohin', 'wohin soll ich', 'wohin reisen', 'wohin soll ich reisen', 'wohin fahren']),
}
