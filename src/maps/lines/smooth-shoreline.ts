import type { MapPoint, PixelLine } from '#isomorphic/maps/map-geometry.ts'
import { simplifyRing } from './simplify-line.ts'

/** Half the raster step of the GSHHG shores, about 150 m, which is visible on a map of a town. */
const DATA_STEP_KM = 0.075
/** Smaller steps in pixels are invisible, and a smoothed shore has more points. */
const MIN_VISIBLE_STEP = 3
const ROUNDS = 2

/** Cuts every corner of a ring at a quarter of its edges (Chaikin). */
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

/** Smooths the raster steps of a shore if they are visible at this scale; otherwise returns it unchanged. */
export function smoothShoreline(ring: PixelLine, pixelsPerKm: number): PixelLine {
  const tolerance = DATA_STEP_KM * pixelsPerKm
  if (tolerance < MIN_VISIBLE_STEP) return ring
  let smoothed = simplifyRing(ring, tolerance)
  for (let round = 0; round < ROUNDS; round += 1) smoothed = cutCorners(smoothed)
  return smoothed
}
