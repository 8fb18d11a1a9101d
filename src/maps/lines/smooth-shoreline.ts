import type { MapPoint, PixelLine } from './map-geometry.ts'
import { simplifyRing } from './simplify-line.ts'

/** The shores of GSHHG are stairs of about a hundred and fifty metres; on a map of a town one sees each step. */
const DATA_STEP_KM = 0.075
/** Steps smaller than this many pixels are not seen, and a soft shore weighs more. */
const MIN_VISIBLE_STEP = 3
const ROUNDS = 2

/** Cuts every corner of a ring a quarter before and a quarter behind it (Chaikin). */
function cutCorners(ring: PixelLine): PixelLine {
  return ring.flatMap((point, index): readonly MapPoint[] => {
    const next = ring[(index + 1) % ring.length] ?? point
    const at = (share: number): MapPoint => ({
      x: point.x + (next.x - point.x) * share,
      y: point.y + (next.y - point.y) * share,
    })
    return [at(0.25), at(0.75)]
  })
}

/** A shore without the stairs of its data, where the map is so close that they show; else the shore as it is. */
export function smoothShoreline(ring: PixelLine, pixelsPerKm: number): PixelLine {
  const tolerance = DATA_STEP_KM * pixelsPerKm
  if (tolerance < MIN_VISIBLE_STEP) return ring
  let smoothed = simplifyRing(ring, tolerance)
  for (let round = 0; round < ROUNDS; round += 1) smoothed = cutCorners(smoothed)
  return smoothed
}
