import type { GeoPoint, MapPoint, Shape } from '#isomorphic/maps/map-geometry.ts'
import { pathData } from '#isomorphic/maps/path-data.ts'
import { pixelBox } from '#isomorphic/maps/pixel-box.ts'
import type { MapInsetData } from '#src/catalogue/map-types.ts'
import { projectShape } from '#src/maps/lines/project-shape.ts'
import { ringArea, simplifyRing } from '#src/maps/lines/simplify-line.ts'
import type { LocatorInput } from './locator-input.ts'
import { LOCATOR_HEIGHT, LOCATOR_WIDTH, locatorProjection } from './locator-projection.ts'
import { piecesInView } from './pieces-in-view.ts'

const WIDTH = 150
const SCALE = WIDTH / LOCATOR_WIDTH
const HEIGHT = Math.round(LOCATOR_HEIGHT * SCALE)
const TOLERANCE = 0.5
const MIN_RING_AREA = 1.2
/** Half the side of the smallest box drawn. */
const MIN_BOX_HALF_SIDE = 4.5

/**
 * Draws a small map of a country with a box around the part that a map with these corners shows; null for a part
 * outside the country's own map.
 */
export type CountryInset = (corners: readonly GeoPoint[]) => Omit<MapInsetData, 'corner'> | null

/** Creates the inset for all maps of a country: its land is drawn once for all of them. */
export function createCountryInset({ extent, anchor, land }: LocatorInput): CountryInset {
  const { projection } = locatorProjection(piecesInView(extent, anchor))
  const path = (shape: Shape): string =>
    pathData(
      projectShape(projection, shape)
        .map((ring) => simplifyRing(ring.map(scaled).map(clamped), TOLERANCE))
        .filter((ring) => ring.length > 2 && ringArea(ring) >= MIN_RING_AREA),
      true,
    )
  let cachedPaths: { readonly land: string; readonly subject: string } | null = null
  return (corners) => {
    const points = corners.map(({ longitude, latitude }) => {
      const [x, y] = projection([longitude, latitude]) ?? [-1, -1]
      return scaled({ x, y })
    })
    const spot = spotBox(points)
    if (spot === null) return null
    cachedPaths ??= { land: path(land), subject: path(extent) }
    return { shape: 'box', width: WIDTH, height: HEIGHT, ...cachedPaths, graticule: '', spot }
  }
}

/** Path data of the box around points; null if its centre is outside the inset. */
function spotBox(points: readonly MapPoint[]): string | null {
  const box = pixelBox(points)
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  if (!(x > 0 && y > 0 && x < WIDTH && y < HEIGHT)) return null
  const [halfX, halfY] = [
    Math.max(MIN_BOX_HALF_SIDE, (box.right - box.left) / 2),
    Math.max(MIN_BOX_HALF_SIDE, (box.bottom - box.top) / 2),
  ]
  const corners = [
    { x: x - halfX, y: y - halfY },
    { x: x + halfX, y: y - halfY },
    { x: x + halfX, y: y + halfY },
    { x: x - halfX, y: y + halfY },
  ]
  return pathData([corners.map(clamped)], true)
}

function scaled({ x, y }: MapPoint): MapPoint {
  return { x: x * SCALE, y: y * SCALE }
}

const RIM = 2

/** Clamps a point to the area inside the rim. */
function clamped({ x, y }: MapPoint): MapPoint {
  return { x: Math.min(WIDTH - RIM, Math.max(RIM, x)), y: Math.min(HEIGHT - RIM, Math.max(RIM, y)) }
}
