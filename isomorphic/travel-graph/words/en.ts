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
  minutes: (minutes: number) => `about ${minutes} min`,
  /** @param hours such as `2½` */
  hours: (hours: string) => `about ${hours} h`,
  days: (days: string) => `about ${days} ${days === '1' ? 'day' : 'days'}`,
  by: (mode: TravelMode) => BY[mode],
  byBoth: (one: TravelMode, other: TravelMode) => `${BY[one]} and ${BY[other].replace('by ', '')}`,
  changes: (count: number) => `${NUMBERS[count] ?? count} ${count === 1 ? 'change' : 'changes'}`,
  estimate: 'our estimate',
}
