import type { TravelMode } from '#isomorphic/travel-graph/travel-graph.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

const BY: Readonly<Record<TravelMode, string>> = {
  train: 'en tren',
  road: 'por carretera',
  bus: 'en autobús',
  boat: 'en barco',
  air: 'en avión',
  foot: 'a pie',
  cycle: 'en bicicleta',
}

export const es = {
  minutes: (minutes) => `${minutes}\u00a0min`,
  hours: (hours) => `${hours}\u00a0h`,
  days: (days) => `${days}\u00a0${days === '1' ? 'día' : 'días'}`,
  about: (journey) => `alrededor de ${journey}`,
  roughly: (journey) => `alrededor de ${journey}`,
  by: (mode) => BY[mode],
  byBoth: (one, other) =>
    BY[one].startsWith('en ') ? `${BY[one]} y ${BY[other].replace('en ', '')}` : `${BY[one]} y ${BY[other]}`,
  changes: (count) =>
    count === 0 ? 'sin transbordos' : `${count}\u00a0${count === 1 ? 'transbordo' : 'transbordos'}`,
  estimate: 'estimación nuestra',
  fromTo: (from, to, journey) => `${from} – ${to}, ${journey}`,
  from: (from, journey) => `desde ${from}, ${journey}`,
  to: (to, journey) => `a ${to}, ${journey}`,
  overlandFrom: (from) => `Sin avión desde ${from}:`,
} satisfies Translation<typeof en>
