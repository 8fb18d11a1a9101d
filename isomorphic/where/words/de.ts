import { formatList } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'
import { TRAITS_DE } from './traits-de.ts'

const days = (min: number, max: number): string => (min === max ? `${min}` : `${min} bis ${max}`)
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const de = {
  capital,
  season: {
    best: (when) => `Beste Zeit: ${when}`,
    good: (when) => `Gute Zeit: ${when}`,
    fair: (when) => `Mäßig geeignet: ${when}`,
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
    snow: 'Im Schnee – ',
  },
  weather: (warmth, rain, light) => `${capital(warmth)}, ${rain}, ${light}`,
  light: (halfHours) =>
    halfHours >= 48
      ? 'Mitternachtssonne'
      : halfHours <= 0
        ? 'Polarnacht'
        : `${Math.floor(halfHours / 2)}${halfHours % 2 === 1 ? '½' : ''} Stunden Tageslicht`,
  traits: (names) => names.join(', '),
  trait: (name) => TRAITS_DE[name] ?? name.replaceAll('-', ' '),
  feasts: (names) => `Anlass: ${names}`,
  aFeast: (month) => `Ein Fest im ${month}`,
  overland: (hours, from) => `Ab ${from} ${hours}`,
  distance: (km, from) => `Etwa ${km} km von ${from}`,
  cost: { low: 'Günstig', middle: 'Mittlere Preise', high: 'Eher teuer', 'very-high': 'Teuer' },
  kids: 'Sehr gut mit Kindern',
  step: 'Fast überall ohne Stufen',
  fame: ['Wenig besucht', 'Eher wenig besucht', 'Viel besucht', 'Die meiste Zeit des Jahres überlaufen'],
  stay: (min, max) => `${days(min, max)} Tage`,
  but: {
    showers: 'einzelne Schauer',
    warmth: (is, wished) => `eher ${is} als ${wished}`,
    schoolHolidays: (month) => `Schulferien im ${month}`,
    longBreak: (month) => `am langen Wochenende im ${month} voll`,
    access: 'schwer zu erreichen',
    crowded: 'an den bekannten Orten monatelang überlaufen',
    expensive: 'teuer',
    minDays: (count) => `braucht ${count} ${count === 1 ? 'Tag' : 'Tage'} oder mehr`,
  },
} satisfies Translation<typeof en>
