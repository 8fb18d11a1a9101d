import { formatList } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'
import { TRAITS_DE } from './traits-de.ts'

const days = (min: number, max: number): string => (min === max ? `${min}` : `${min} bis ${max}`)
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const hours = (halves: number): string =>
  `${halves === 1 ? '' : Math.floor(halves / 2)}${halves % 2 === 1 ? '½' : ''} ${halves <= 2 ? 'Stunde' : 'Stunden'}`

export const de = {
  capital,
  season: {
    best: (when) => `Beste Reisezeit: ${when}`,
    good: (when) => `Gute Reisezeit: ${when}`,
    fair: (when) => `Mäßige Reisezeit: ${when}`,
    allYear: 'das ganze Jahr',
    range: (from, to) => `${from} bis ${to}`,
    list: (runs) => formatList('de', runs),
  },
  warmth: {
    freezing: 'eisig',
    cold: 'kalt',
    cool: 'kühl',
    mild: 'mild',
    warm: 'warm',
    hot: 'heiß',
    scorching: 'glühend heiß',
  },
  rain: { dry: 'trocken', showers: 'einzelne Schauer', wet: 'nass', snow: 'Schnee' },
  /** Before what is said of a landscape alone. */
  at: {
    beaches: 'An der Küste – ',
    mountains: 'In den Bergen – ',
    wildlife: 'In der Wildnis – ',
    islands: 'Auf den Inseln – ',
    deserts: 'In der Wüste – ',
    snow: 'In den Schneegebieten – ',
  },
  weather: (warmth, rain, light) => `${capital(warmth)}, ${rain}, ${light}`,
  light: (halfHours) =>
    halfHours >= 48 ? 'Mitternachtssonne' : halfHours <= 0 ? 'Polarnacht' : `${hours(halfHours)} Tageslicht`,
  traits: (names) => capital(names.join(', ')),
  trait: (name) => TRAITS_DE[name] ?? name.replaceAll('-', ' '),
  feasts: (names) => `In diesem Monat: ${names}`,
  aFeast: (month) => `Im ${month} wird ein Fest gefeiert`,
  overland: (journey, from) => `Ab ${from} ${journey}`,
  distance: (km, from) => `Etwa ${km} km von ${from} entfernt`,
  cost: { low: 'Günstig', middle: 'Mittlere Preise', high: 'Eher teuer', 'very-high': 'Teuer' },
  kids: 'Sehr gut für Kinder geeignet',
  step: 'Größtenteils stufenlos',
  fame: ['Wenig besucht', 'Eher wenig besucht', 'Gut besucht', 'Monatelang überlaufen'],
  stay: (min, max) => `${days(min, max)} ${max === 1 ? 'Tag' : 'Tage'}`,
  but: {
    showers: 'einzelne Schauer',
    warmth: (is, wished) => `eher ${is} als ${wished}`,
    schoolHolidays: (month) => `Schulferien im ${month}`,
    longBreak: (month) => `an den Feiertagen im ${month} voll`,
    access: 'schwer zu erreichen',
    crowded: 'monatelang überlaufen',
    expensive: 'teuer',
    minDays: (count) => `lohnt sich erst ab ${count === 1 ? 'einem Tag' : `${count} Tagen`}`,
  },
} satisfies Translation<typeof en>
