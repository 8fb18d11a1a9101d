import { formatList } from '#isomorphic/words/formats.ts'
import { fromPlace, toMonth } from '#isomorphic/words/italian-prepositions.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'
import { TRAITS_IT } from './traits-it.ts'

const days = (min: number, max: number): string => {
  if (min === max) return `${min}`
  return max - min === 1 ? `${min} o ${max}` : `da ${min} a ${max}`
}
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const it = {
  capital,
  season: {
    best: (when) => `Periodo migliore: ${when}`,
    good: (when) => `Buon periodo: ${when}`,
    fair: (when) => `Periodo discreto: ${when}`,
    allYear: 'tutto l’anno',
    range: (from, to) => `da ${from} ${toMonth(to)}`,
    list: (runs) => formatList('it', runs),
  },
  warmth: {
    freezing: 'gelido',
    cold: 'freddo',
    cool: 'fresco',
    mild: 'mite',
    warm: 'caldo',
    hot: 'molto caldo',
    scorching: 'rovente',
  },
  rain: { dry: 'asciutto', showers: 'qualche acquazzone', wet: 'piovoso', snow: 'neve' },
  /** Before what is said of a landscape alone. */
  at: {
    beaches: 'Sulla costa, ',
    mountains: 'In montagna, ',
    wildlife: 'Nella natura, ',
    islands: 'Sulle isole, ',
    deserts: 'Nel deserto, ',
    snow: 'Sulla neve, ',
  },
  weather: (warmth, rain, light) => `${capital(warmth)}, ${rain}, ${light}`,
  light: (halfHours) =>
    halfHours >= 48
      ? 'niente notte'
      : halfHours <= 0
        ? 'niente sole'
        : `${Math.floor(halfHours / 2)}${halfHours % 2 === 1 ? '½' : ''} ore di luce`,
  traits: (names) => capital(names.join(', ')),
  trait: (name) => TRAITS_IT[name] ?? name.replaceAll('-', ' '),
  feasts: (names) => `Feste: ${names}`,
  aFeast: (month) => `Una festa ${toMonth(month)}`,
  overland: (hours, from) => `${capital(fromPlace(from))}, ${hours}`,
  distance: (km, from) => `A circa ${km}\u00a0km ${fromPlace(from)}`,
  cost: {
    low: 'Prezzi bassi',
    middle: 'Prezzi medi',
    high: 'Prezzi piuttosto alti',
    'very-high': 'Prezzi alti',
  },
  kids: 'Ottimo con i bambini',
  step: 'Quasi senza gradini',
  fame: ['Pochissimi visitatori', 'Pochi visitatori', 'Molti visitatori', 'Affollato per molti mesi'],
  stay: (min, max) => `${capital(days(min, max))} ${max === 1 ? 'giorno' : 'giorni'}`,
  but: {
    showers: 'qualche acquazzone',
    warmth: (is, wished) => `più ${is} che ${wished}`,
    schoolHolidays: (month) => `vacanze scolastiche nel paese ${toMonth(month)}`,
    longBreak: (month) => `un ponte festivo nel paese ${toMonth(month)}`,
    access: 'difficile da raggiungere',
    crowded: 'affollato per molti mesi',
    expensive: 'prezzi alti',
    minDays: (count) => `richiede ${count} ${count === 1 ? 'giorno' : 'giorni'} o più`,
  },
} satisfies Translation<typeof en>
