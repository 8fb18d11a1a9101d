import type { Interest } from '#isomorphic/where/interests.ts'

/** Interests as they stand in a sentence: "for beaches". */
export const INTEREST_NAMES: Readonly<Record<Interest, string>> = {
  beaches: 'beaches',
  mountains: 'mountains and walking',
  cities: 'big cities',
  'old-towns': 'old towns',
  food: 'food',
  wildlife: 'wildlife',
  ruins: 'ruins',
  islands: 'islands',
  deserts: 'deserts',
  snow: 'snow and ice',
  railways: 'railways',
  festivals: 'feasts',
}
