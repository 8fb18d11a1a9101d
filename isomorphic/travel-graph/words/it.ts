import type { TravelMode } from '#isomorphic/travel-graph/travel-graph.ts'
import { fromPlace } from '#isomorphic/words/italian-prepositions.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

const BY: Readonly<Record<TravelMode, string>> = {
  train: 'in treno',
  road: 'su strada',
  bus: 'in autobus',
  boat: 'via acqua',
  air: 'in aereo',
  foot: 'a piedi',
  cycle: 'in bicicletta',
}

/** A part of an hour is said in minutes: `30\u00a0min` for `½`. */
const MINUTES: Readonly<Record<string, string>> = { '¼': '15', '½': '30', '¾': '45' }

export const it = {
  minutes: (minutes) => `${minutes}\u00a0min`,
  hours: (hours) => (MINUTES[hours] === undefined ? `${hours}\u00a0h` : `${MINUTES[hours]}\u00a0min`),
  days: (days) => `${days}\u00a0${days === '1' ? 'giorno' : 'giorni'}`,
  about: (journey) => `circa ${journey}`,
  roughly: (journey) => `circa ${journey}`,
  by: (mode) => BY[mode],
  byBoth: (one, other) => `${BY[one]} e ${BY[other]}`,
  changes: (count) => (count === 0 ? 'senza cambi' : `${count}\u00a0${count === 1 ? 'cambio' : 'cambi'}`),
  estimate: 'stima nostra',
  fromTo: (from, to, journey) => `${from} – ${to}, ${journey}`,
  from: (from, journey) => `${fromPlace(from)}, ${journey}`,
  to: (to, journey) => `verso ${to}, ${journey}`,
  overlandFrom: (from) => `Senza aereo ${fromPlace(from)}:`,
} satisfies Translation<typeof en>
