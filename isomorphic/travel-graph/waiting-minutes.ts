import type { TravelMode } from './travel-graph.ts'

/**
 * Minutes to board, by mode: the wait and the walk from one platform to another, or to a port in time. Half of it
 * counts before a leg and half after it, so that a journey takes as long one way as the other; the two halves at its
 * ends do not count, because the hours of a guide are those of the vehicle.
 */
export const WAITING_MINUTES: Readonly<Record<TravelMode, number>> = {
  train: 25,
  road: 0,
  bus: 25,
  boat: 60,
  air: 120,
  foot: 0,
  cycle: 0,
}
