import { choosePlural, formatList } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'
import { inMonthCs } from './in-month-cs.ts'
import { TRAITS_CS } from './traits-cs.ts'

const days = (min: number, max: number): string => (min === max ? `${min}` : `${min} až ${max}`)
const dayWord = (count: number): string =>
  choosePlural('cs', count, { one: 'den', few: 'dny', many: 'dne', other: 'dní' })
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const cs = {
  capital,
  season: {
    best: (when) => `Nejlepší doba: ${when}`,
    good: (when) => `Dobrá doba: ${when}`,
    fair: (when) => `Ucházející doba: ${when}`,
    allYear: 'celý rok',
    range: (from, to) => `${from} až ${to}`,
    list: (runs) => formatList('cs', runs),
  },
  warmth: {
    freezing: 'mrazivo',
    cold: 'zima',
    cool: 'chladno',
    mild: 'mírné teplo',
    warm: 'teplo',
    hot: 'horko',
    scorching: 'žár',
  },
  rain: { dry: 'sucho', showers: 'občasné přeháňky', wet: 'deštivo', snow: 'sníh' },
  /** Before what is said of a landscape alone. */
  at: {
    beaches: 'Na pobřeží ',
    mountains: 'V horách ',
    wildlife: 'V přírodě ',
    islands: 'Na ostrovech ',
    deserts: 'V poušti ',
    snow: 'Na sněhu ',
  },
  weather: (warmth, rain, light) => `${capital(warmth)}, ${rain}, ${light}`,
  light: (halfHours) => {
    if (halfHours >= 48) return 'bez noci'
    if (halfHours <= 0) return 'bez slunce'
    const hours = Math.floor(halfHours / 2)
    return halfHours % 2 === 1
      ? `${hours}½ hodiny světla`
      : `${hours} ${choosePlural('cs', hours, { one: 'hodina', few: 'hodiny', many: 'hodiny', other: 'hodin' })} světla`
  },
  traits: (names) => capital(names.join(', ')),
  trait: (name) => TRAITS_CS[name] ?? name.replaceAll('-', ' '),
  feasts: (names) => `Slavnosti: ${names}`,
  aFeast: (month) => `Slavnost ${inMonthCs(month)}`,
  overland: (hours, from) => `Odkud: ${from}, ${hours}`,
  distance: (km, from) => `Odkud: ${from}, asi ${km}\u00a0km`,
  cost: { low: 'Nízké ceny', middle: 'Střední ceny', high: 'Vyšší ceny', 'very-high': 'Vysoké ceny' },
  kids: 'Velmi dobré s\u00a0dětmi',
  step: 'Většinou bez schodů',
  fame: ['Málo návštěvníků', 'Málo známé', 'Hodně navštěvované', 'Celé měsíce plno'],
  stay: (min, max) => `${days(min, max)} ${dayWord(max)}`,
  but: {
    showers: 'občasné přeháňky',
    warmth: (is, wished) => `spíš ${is} než ${wished}`,
    schoolHolidays: (month) => `${inMonthCs(month)} jsou tam školní prázdniny`,
    longBreak: (month) => `${inMonthCs(month)} tam mají prodloužené volno`,
    access: 'těžko dostupné',
    crowded: 'celé měsíce plno',
    expensive: 'drahé',
    minDays: (count) => `potřebuje ${count} ${dayWord(count)} nebo víc`,
  },
} satisfies Translation<typeof en>
