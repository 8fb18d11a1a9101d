import { distanceBetween } from './distance-between.ts'
import type { TripPosition } from './trip-plan.ts'
import type { LegMode } from './trip-values.ts'

/** A time from one stop to the next. `estimate` is our estimate and never a timetable; `stated` is in a guide. */
export type TravelTime = {
  readonly by: LegMode
  readonly minutes: number
  readonly grade: 'own' | 'stated' | 'estimate'
}

/** Roads are longer than the straight line. */
const DETOUR = 1.3

/** Speeds in km/h with the time before and after the way, by the distance in a straight line. */
const CLASSES: readonly {
  readonly maxKm: number
  readonly by: LegMode
  readonly speed: number
  readonly extra: number
}[] = [
  { maxKm: 2, by: 'foot', speed: 4.5, extra: 0 },
  { maxKm: 25, by: 'road', speed: 25, extra: 10 },
  { maxKm: 120, by: 'road', speed: 60, extra: 10 },
  { maxKm: 900, by: 'road', speed: 80, extra: 15 },
  { maxKm: Number.POSITIVE_INFINITY, by: 'air', speed: 750, extra: 180 },
]
const SPEEDS: Readonly<Record<LegMode, number>> = {
  foot: 4.5,
  cycle: 14,
  bus: 50,
  road: 70,
  train: 90,
  boat: 25,
  air: 750,
}

/** Five minutes for a walk, a quarter of an hour for a journey: an estimate is not more exact. */
function roundMinutes(minutes: number): number {
  const step = minutes < 60 ? 5 : 15
  return Math.max(step, Math.round(minutes / step) * step)
}

/** Estimates the time between two positions, by one way of travelling or the usual one for the distance. */
export function estimateTravel(from: TripPosition, to: TripPosition, by: LegMode | null): TravelTime {
  const km = distanceBetween(from, to)
  const usual = CLASSES.find(({ maxKm }) => km <= maxKm)
  const mode = by ?? usual?.by ?? 'road'
  const isUsual = usual !== undefined && usual.by === mode
  const hours = (km * (mode === 'air' ? 1 : DETOUR)) / (isUsual ? usual.speed : SPEEDS[mode])
  const extra = isUsual ? usual.extra : 0
  return { by: mode, minutes: roundMinutes(hours * 60 + extra), grade: 'estimate' }
}
