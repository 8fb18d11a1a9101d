import type { TravelMode } from '#isomorphic/travel-graph/travel-graph.ts'
import { fromPlace } from '#isomorphic/words/italian-prepositions.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

const BY: Readonly<Record<TravelMode, string>> = {
  train: 'in treno',
  road: 'su strada',
  bus: 'in autobus',
  boat: 'in nave',
  air: 'in aereo',
  foot: 'a piedi',
  cycle: 'in bicicletta',
}

export const it = {
  minutes: (minutes) => `${minutes}\u00a0min`,
  hours: (hours) => `${hours}\u00a0h`,
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
