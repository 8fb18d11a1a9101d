import type { GeoProjection } from 'd3-geo'
import type { LocatorBase, MapCorner } from '#src/catalogue/map-types.ts'
import { KM_PER_DEGREE } from '#src/maps/lines/map-geometry.ts'
import { type BoxSize, CORNERS, emptyCorner } from './empty-corner.ts'

/** Lengths a scale may have, in km; the longest that takes at most a fifth of the width is drawn. */
const LENGTHS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000] as const
const MAX_SHARE = 0.21
/** How much longer a kilometre may be at one edge than at the other, for one bar to speak for the map. */
const MAX_STRETCH = 1.12

/** Room that the bar takes in its corner, with its words and the arrow that points north. */
export const SCALE_SIZE: BoxSize = { width: 236, height: 58 }

type Bar = Pick<NonNullable<LocatorBase['scale']>, 'km' | 'width'>

/**
 * The bar that tells how far it is, in the emptiest corner that is left; null where no single one could.
 * @param taken corner of the inset
 */
export function cornerScale(
  projection: GeoProjection,
  frame: BoxSize,
  layers: Parameters<typeof emptyCorner>[2],
  taken: MapCorner,
): LocatorBase['scale'] {
  const bar = scaleBar(projection, frame)
  if (bar === null) return null
  const free = CORNERS.filter((corner) => corner !== taken)
  return { ...bar, corner: emptyCorner(SCALE_SIZE, frame, layers, free) }
}

function scaleBar(projection: GeoProjection, frame: BoxSize): Bar | null {
  const lengths = [0.02, 0.5, 0.98].map((share) =>
    pixelsPerKm(projection, frame.width / 2, frame.height * share),
  )
  const [minPixelsPerKm, maxPixelsPerKm] = [Math.min(...lengths), Math.max(...lengths)]
  if (!(minPixelsPerKm > 0) || maxPixelsPerKm / minPixelsPerKm > MAX_STRETCH) return null
  const middle = lengths[1] ?? minPixelsPerKm
  const km = LENGTHS.findLast((length) => length * middle <= frame.width * MAX_SHARE) ?? LENGTHS[0]
  return { km, width: Math.round(km * middle) }
}

function pixelsPerKm(projection: GeoProjection, x: number, y: number): number {
  const here = projection.invert?.([x, y])
  if (here === null || here === undefined) return 0
  const step = 0.01
  const there = projection([here[0], here[1] + step])
  return there === null ? 0 : Math.hypot(there[0] - x, there[1] - y) / (step * KM_PER_DEGREE)
}
