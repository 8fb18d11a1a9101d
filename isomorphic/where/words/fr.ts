import { formatList } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'
import { TRAITS_FR } from './traits-fr.ts'

const days = (min: number, max: number): string => (min === max ? `${min}` : `${min} à ${max}`)
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const fr = {
  capital,
  season: {
    best: (when) => `Meilleure saison\u00a0: ${when}`,
    good: (when) => `Bonne saison\u00a0: ${when}`,
    fair: (when) => `Saison acceptable\u00a0: ${when}`,
    allYear: 'toute l’année',
    range: (from, to) => `${/^[ao]/.test(from) ? 'd’' : 'de '}${from} à ${to}`,
    list: (runs) => formatList('fr', runs),
  },
  warmth: {
    freezing: 'glacial',
    cold: 'froid',
    cool: 'frais',
    mild: 'doux',
    warm: 'chaud',
    hot: 'très chaud',
    scorching: 'brûlant',
  },
  rain: { dry: 'sec', showers: 'quelques averses', wet: 'pluvieux', snow: 'neige' },
  /** Before what is said of a landscape alone. */
  at: {
    beaches: 'Sur la côte, ',
    mountains: 'En montagne, ',
    wildlife: 'Dans la nature, ',
    islands: 'Sur les îles, ',
    deserts: 'Dans le désert, ',
    snow: 'Dans la neige, ',
  },
  weather: (warmth, rain, light) => `${capital(warmth)}, ${rain}, ${light}`,
  light: (halfHours) =>
    halfHours >= 48
      ? 'pas de nuit'
      : halfHours <= 0
        ? 'pas de soleil'
        : `${Math.floor(halfHours / 2)}\u00a0h${halfHours % 2 === 1 ? '\u00a030' : ''} de jour`,
  traits: (names) => capital(names.join(', ')),
  trait: (name) => TRAITS_FR[name] ?? name.replaceAll('-', ' '),
  feasts: (names) => `Fêtes\u00a0: ${names}`,
  aFeast: (month) => `Une fête en ${month}`,
  overland: (hours, from) => `Depuis ${from}, ${hours}`,
  distance: (km, from) => `Environ ${km}\u00a0km depuis ${from}`,
  cost: { low: 'Bon marché', middle: 'Prix moyens', high: 'Pas donné', 'very-high': 'Cher' },
  kids: 'Très bien avec des enfants',
  step: 'Presque partout de plain-pied',
  fame: ['Peu visité', 'Peu connu', 'Très connu', 'Bondé plusieurs mois par an'],
  stay: (min, max) => `${days(min, max)} jours`,
  but: {
    showers: 'quelques averses',
    warmth: (is, wished) => `plutôt ${is} que ${wished}`,
    schoolHolidays: (month) => `vacances scolaires sur place en ${month}`,
    longBreak: (month) => `plusieurs jours fériés de suite en ${month}`,
    access: 'd’accès difficile',
    crowded: 'bondé plusieurs mois par an',
    expensive: 'cher',
    minDays: (count) => `il faut au moins ${count} ${count === 1 ? 'jour' : 'jours'}`,
  },
} satisfies Translation<typeof en>
