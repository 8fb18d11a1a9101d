import type { GeoProjection } from 'd3-geo'
import { KM_PER_DEGREE } from '#isomorphic/maps/map-geometry.ts'
import type { LocatorBase, MapCorner } from '#src/catalogue/map-types.ts'
import { type BoxSize, CORNERS, emptyCorner } from './empty-corner.ts'

/** Lengths available for the scale bar, in km; the longest within about a fifth of the width is used. */
const LENGTHS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000] as const
const MAX_SHARE = 0.21
/** Maximum ratio of scales within the map for which one bar is accurate enough. */
const MAX_STRETCH = 1.12

/** Size of the scale bar with its text and the north arrow. */
export const SCALE_SIZE: BoxSize = { width: 236, height: 58 }

type Bar = Pick<NonNullable<LocatorBase['scale']>, 'km' | 'width'>

/**
 * The scale bar in the emptiest free corner; null if the scale varies too much for one bar.
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
  const origin = projection.invert?.([x, y])
  if (origin === null || origin === undefined) return 0
  const step = 0.01
  const shifted = projection([origin[0], origin[1] + step])
  return shifted === null ? 0 : Math.hypot(shifted[0] - x, shifted[1] - y) / (step * KM_PER_DEGREE)
}
