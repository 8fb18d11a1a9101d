import { choosePlural, formatList } from '#isomorphic/words/formats.ts'

const days = (min: number, max: number): string => (min === max ? `${min}` : `${min} to ${max}`)

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Text of the reasons for a place, in English; each is computed from facts. */
export const en = {
  capital,
  season: {
    best: (when: string) => `Best in ${when}`,
    good: (when: string) => `Good in ${when}`,
    fair: (when: string) => `Fair in ${when}`,
    allYear: 'the whole year',
    range: (from: string, to: string) => `${from} to ${to}`,
    list: (runs: readonly string[]) => formatList('en', runs),
  },
  warmth: {
    freezing: 'freezing',
    cold: 'cold',
    cool: 'cool',
    mild: 'mild',
    warm: 'warm',
    hot: 'hot',
    scorching: 'scorching',
  },
  rain: { dry: 'dry', showers: 'some showers', wet: 'wet', snow: 'snow' },
  /** Before what is said of a landscape alone. */
  at: {
    beaches: 'On the coast: ',
    mountains: 'In the mountains: ',
    wildlife: 'In the wilds: ',
    islands: 'On the islands: ',
    deserts: 'In the desert: ',
    snow: 'Where the snow is: ',
  },
  /** Afternoons, rain and daylight of a month. */
  weather: (warmth: string, rain: string, light: string) => `${capital(warmth)}, ${rain}, ${light}`,
  light: (halfHours: number) =>
    halfHours >= 48
      ? 'no night'
      : halfHours <= 0
        ? 'no sun'
        : `${Math.floor(halfHours / 2)}${halfHours % 2 === 1 ? '½' : ''} hours of light`,
  traits: (names: readonly string[]) => capital(names.join(', ')),
  trait: (name: string) => TRAIT_WORDS[name] ?? name.replaceAll('-', ' '),
  feasts: (names: string) => `For ${names}`,
  aFeast: (month: string) => `A feast in ${month}`,
  overland: (hours: string, from: string) => `From ${from} ${hours}`,
  distance: (km: string, from: string) => `About ${km} km from ${from}`,
  cost: { low: 'Costs little', middle: 'Middling prices', high: 'Not cheap', 'very-high': 'Expensive' },
  kids: 'Very good with children',
  step: 'Mostly free of steps',
  fame: ['Few visitors', 'Known to few', 'Well known', 'Crowded for months'],
  stay: (min: number, max: number) => `${days(min, max)} days`,
  but: {
    showers: 'some showers',
    warmth: (is: string, wished: string) => `${is} rather than ${wished}`,
    schoolHolidays: (month: string) => `school holidays there in ${month}`,
    longBreak: (month: string) => `a long public holiday there in ${month}`,
    access: 'hard to get to',
    crowded: 'crowded for months',
    expensive: 'expensive',
    minDays: (count: number) =>
      `needs ${count} ${choosePlural('en', count, { one: 'day', other: 'days' })} or more`,
  },
}

/** Traits whose slug is no label. */
const TRAIT_WORDS: Readonly<Record<string, string>> = {
  polar: 'polar land',
  autumn: 'autumn leaves',
  // The drawing of a river in the jungle stands for those of savannahs and deserts as well.
  'jungle-river': 'rivers',
}
