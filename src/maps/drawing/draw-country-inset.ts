import type { MapInset } from '#src/catalogue/map-types.ts'
import type { LocatorInput } from './locator-input.ts'
import { LOCATOR_HEIGHT, LOCATOR_WIDTH, locatorProjection } from './locator-projection.ts'
import type { GeoPoint, MapPoint, PixelLine } from './map-geometry.ts'
import { pathData } from './path-data.ts'
import { piecesInView } from './pieces-in-view.ts'
import { pixelBox } from './pixel-box.ts'
import { projectShape } from './projected-lines.ts'
import { ringArea, simplifyRing } from './simplify-line.ts'

const WIDTH = 150
const SHRINK = WIDTH / LOCATOR_WIDTH
const HEIGHT = Math.round(LOCATOR_HEIGHT * SHRINK)
const TOLERANCE = 0.5
const SMALLEST_RING = 1.2
/** Half the side of the least box that shows where the map lies. */
const SMALLEST_BOX = 4.5

/**
 * The country in small, with a box around what the map shows; null for a part that the country's own map leaves out.
 * @param corners of the map
 */
export function drawCountryInset(
  { extent, anchor, land }: LocatorInput,
  corners: readonly GeoPoint[],
): Omit<MapInset, 'corner'> | null {
  const { projection } = locatorProjection(piecesInView(extent, anchor))
  const shrunk = ({ x, y }: MapPoint): MapPoint => ({ x: x * SHRINK, y: y * SHRINK })
  const points = corners.map(({ longitude, latitude }) => {
    const [x, y] = projection([longitude, latitude]) ?? [-1, -1]
    return shrunk({ x, y })
  })
  const box = pixelBox(points)
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  if (!(x > 0 && y > 0 && x < WIDTH && y < HEIGHT)) return null
  const [halfX, halfY] = [
    Math.max(SMALLEST_BOX, (box.right - box.left) / 2),
    Math.max(SMALLEST_BOX, (box.bottom - box.top) / 2),
  ]
  const path = (rings: readonly PixelLine[]): string =>
    pathData(
      rings
        .map((ring) => simplifyRing(ring.map(shrunk).map(within), TOLERANCE))
        .filter((ring) => ring.length > 2 && ringArea(ring) >= SMALLEST_RING),
      true,
    )
  return {
    shape: 'box',
    width: WIDTH,
    height: HEIGHT,
    land: path(projectShape(projection, land)),
    subject: path(projectShape(projection, extent)),
    graticule: '',
    spot: pathData(
      [
        [
          { x: x - halfX, y: y - halfY },
          { x: x + halfX, y: y - halfY },
          { x: x + halfX, y: y + halfY },
          { x: x - halfX, y: y + halfY },
        ].map(within),
      ],
      true,
    ),
  }
}

const RIM = 2

/** Keeps what is drawn inside the rim. */
function within({ x, y }: MapPoint): MapPoint {
  return { x: Math.min(WIDTH - RIM, Math.max(RIM, x)), y: Math.min(HEIGHT - RIM, Math.max(RIM, y)) }
}
