import type { DaysWish, ReachWish, WarmWish } from '#isomorphic/where/wishes.ts'

/** English phrases for the values of wishes. */
export const COST_PHRASES = {
  low: 'at little cost',
  middle: 'at middling cost',
  high: 'at any but the highest cost',
}
export const DAYS_PHRASES: Readonly<Record<DaysWish, string>> = {
  3: 'a long weekend',
  7: 'a week',
  14: 'two weeks',
  21: 'three weeks',
}
export const REACH_PHRASES: Readonly<Record<ReachWish, string>> = {
  near: 'not too far',
  noflight: 'without flying',
}
export const WARM_PHRASES: Readonly<Record<WarmWish, string>> = {
  cold: 'cold',
  cool: 'cool',
  mild: 'mild',
  warm: 'warm',
  hot: 'hot',
}
