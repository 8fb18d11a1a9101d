import type { TravelMode } from '#isomorphic/travel-graph/travel-graph.ts'

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

const BY: Readonly<Record<TravelMode, string>> = {
  train: 'by train',
  road: 'by road',
  bus: 'by bus',
  boat: 'by boat',
  air: 'by air',
  foot: 'on foot',
  cycle: 'by bicycle',
}

/** English text of hours overland. */
export const en = {
  minutes: (minutes: number) => `${minutes} min`,
  /** @param hours such as `2½` */
  hours: (hours: string) => `${hours} h`,
  days: (days: string) => `${days} ${days === '1' ? 'day' : 'days'}`,
  about: (journey: string) => `about ${journey}`,
  /** Of an estimate. */
  roughly: (journey: string) => `roughly ${journey}`,
  by: (mode: TravelMode) => BY[mode],
  byBoth: (one: TravelMode, other: TravelMode) =>
    `${BY[one]} and ${BY[one].startsWith('by ') ? BY[other].replace('by ', '') : BY[other]}`,
  changes: (count: number) => `${NUMBERS[count] ?? count} ${count === 1 ? 'change' : 'changes'}`,
  estimate: 'our estimate',
  /** Between countries, the hours are those between their capitals. @param journey such as `about 2 h by train` */
  fromTo: (from: string, to: string, journey: string) => `${from} to ${to} ${journey}`,
  from: (from: string, journey: string) => `from ${from} ${journey}`,
  to: (to: string, journey: string) => `to ${to} ${journey}`,
  /** Before a list of places with their hours. */
  overlandFrom: (from: string) => `Overland from ${from}:`,
}
