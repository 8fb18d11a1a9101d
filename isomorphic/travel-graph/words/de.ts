import type { TravelMode } from '#isomorphic/travel-graph/travel-graph.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

const NUMBERS = ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben']

const BY: Readonly<Record<TravelMode, string>> = {
  train: 'mit dem Zug',
  road: 'mit dem Auto',
  bus: 'mit dem Bus',
  boat: 'mit dem Schiff',
  air: 'mit dem Flugzeug',
  foot: 'zu Fuß',
  cycle: 'mit dem Rad',
}

const BARE: Readonly<Record<TravelMode, string>> = {
  train: 'Zug',
  road: 'Auto',
  bus: 'Bus',
  boat: 'Schiff',
  air: 'Flugzeug',
  foot: 'zu Fuß',
  cycle: 'Rad',
}

export const de = {
  minutes: (minutes) => `${minutes} Min.`,
  hours: (hours) => `${hours} Std.`,
  days: (days) => `${days} ${days === '1' ? 'Tag' : 'Tage'}`,
  about: (journey) => `etwa ${journey}`,
  roughly: (journey) => `etwa ${journey}`,
  by: (mode) => BY[mode],
  byBoth: (one, other) =>
    one === 'foot' || other === 'foot'
      ? `${BY[one]} und ${BY[other]}`
      : `mit ${BARE[one]} und ${BARE[other]}`,
  // A noun: a driver does not „umsteigen“ out of a car, but there is an „Umstieg“ from car to train.
  changes: (count) =>
    count === 0 ? 'ohne Umstieg' : `${NUMBERS[count] ?? count} ${count === 1 ? 'Umstieg' : 'Umstiege'}`,
  estimate: 'unsere Schätzung',
  fromTo: (from, to, journey) => `${from} – ${to} ${journey}`,
  from: (from, journey) => `ab ${from} ${journey}`,
  to: (to, journey) => `nach ${to} ${journey}`,
  overlandFrom: (from) => `Ab ${from} ohne Flug:`,
} satisfies Translation<typeof en>
