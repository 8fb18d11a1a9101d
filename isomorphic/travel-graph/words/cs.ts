import type { TravelMode } from '#isomorphic/travel-graph/travel-graph.ts'
import { choosePlural } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

const BY: Readonly<Record<TravelMode, string>> = {
  train: 'vlakem',
  road: 'po silnici',
  bus: 'autobusem',
  boat: 'lodí',
  air: 'letadlem',
  foot: 'pěšky',
  cycle: 'na kole',
}

const dayWord = (days: string): string => {
  const count = Number(days)
  if (Number.isNaN(count)) return 'dne'
  return choosePlural('cs', count, { one: 'den', few: 'dny', many: 'dne', other: 'dní' })
}

export const cs = {
  minutes: (minutes) => `${minutes}\u00a0min`,
  hours: (hours) => `${hours}\u00a0h`,
  days: (days) => `${days}\u00a0${dayWord(days)}`,
  about: (journey) => `asi ${journey}`,
  roughly: (journey) => `asi ${journey}`,
  by: (mode) => BY[mode],
  byBoth: (one, other) => `${BY[one]} a\u00a0${BY[other]}`,
  changes: (count) =>
    count === 0
      ? 'bez přestupu'
      : `${count}\u00a0${choosePlural('cs', count, { one: 'přestup', few: 'přestupy', many: 'přestupu', other: 'přestupů' })}`,
  estimate: 'náš odhad',
  fromTo: (from, to, journey) => `${from} – ${to}, ${journey}`,
  from: (from, journey) => `výchozí bod ${from}, ${journey}`,
  to: (to, journey) => `směr ${to}, ${journey}`,
  overlandFrom: (from) => `Bez letadla, výchozí bod ${from}:`,
} satisfies Translation<typeof en>
