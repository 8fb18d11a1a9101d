import { POINTS } from './ranking-rules.ts'

/** Scores are whole tenths of a point. */
export const TENTHS = 10

/**
 * The score of a place in tenths of a point.
 * @param others points of the parts that a device does not ask for
 */
export const baseScore = (season: number, weather: number, interest: number, others = 0): number =>
  Math.round(
    (POINTS.season * season + POINTS.weather * weather + POINTS.interest * interest + others) * TENTHS,
  )
