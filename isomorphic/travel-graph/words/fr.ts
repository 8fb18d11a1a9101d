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

const MINUTES: Readonly<Record<string, string>> = { '¼': '15', '½': '30', '¾': '45' }

/** `2\u00a0h\u00a030` for `2½`. */
function clockHours(hours: string): string {
  const minutes = MINUTES[hours.slice(-1)]
  if (minutes === undefined) return `${hours}\u00a0h`
  const full = hours.slice(0, -1)
  return full === '' ? `${minutes}\u00a0min` : `${full}\u00a0h\u00a0${minutes}`
}

/** `1\u00a0jour et demi` for `1½`. */
function daysText(days: string): string {
  const full = days.replace('½', '')
  const unit = full === '1' ? 'jour' : 'jours'
  return `${full}\u00a0${unit}${full === days ? '' : ' et demi'}`
}

export const fr = {
  minutes: (minutes) => `${minutes}\u00a0min`,
  hours: clockHours,
  days: daysText,
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
