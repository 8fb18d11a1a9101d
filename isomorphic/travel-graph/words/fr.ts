import type { TravelMode } from '#isomorphic/travel-graph/travel-graph.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

const BY: Readonly<Record<TravelMode, string>> = {
  train: 'en train',
  road: 'par la route',
  bus: 'en bus',
  boat: 'en bateau',
  air: 'en avion',
  foot: 'à pied',
  cycle: 'à vélo',
}

export const fr = {
  minutes: (minutes) => `${minutes}\u00a0min`,
  hours: (hours) => `${hours}\u00a0h`,
  days: (days) => `${days}\u00a0${days === '1' ? 'jour' : 'jours'}`,
  about: (journey) => `environ ${journey}`,
  roughly: (journey) => `environ ${journey}`,
  by: (mode) => BY[mode],
  byBoth: (one, other) => `${BY[one]} et ${BY[other]}`,
  changes: (count) =>
    count === 0
      ? 'sans correspondance'
      : `${count}\u00a0${count === 1 ? 'correspondance' : 'correspondances'}`,
  estimate: 'notre estimation',
  fromTo: (from, to, journey) => `${from} – ${to}, ${journey}`,
  from: (from, journey) => `depuis ${from}, ${journey}`,
  to: (to, journey) => `vers ${to}, ${journey}`,
  overlandFrom: (from) => `Sans avion depuis ${from}\u00a0:`,
} satisfies Translation<typeof en>
