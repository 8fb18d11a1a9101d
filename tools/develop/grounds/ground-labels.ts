import type { Line, LonLat, MapPoint } from '#isomorphic/maps/map-geometry.ts'
import type { Ground, GroundName } from '#src/maps/drawing/ground.ts'
import type { GroundFrame } from '#src/maps/drawing/ground-frame.ts'
import { LOCATOR_HEIGHT, LOCATOR_WIDTH } from '#src/maps/drawing/locator-projection.ts'
import { isInRing } from '#src/maps/lines/is-in-ring.ts'
import type { NamedArea, NamedLines, NaturalEarth } from './natural-earth.ts'

const MAX_TOWNS = 12
const MAX_WATERS = 7
const MAX_POSITIONS = 14
/** Pixels between two candidate positions of a label, and minimum length of labelled water. */
const STEP = 34
const MIN_STRETCH_PX = 130
const EDGE = 44
/** A river's label farther than this from the drawn line is omitted. */
const MAX_OFFSET_PX = 9
const MIN_LAKE_AREA = 34
const GRID = 24

type PixelProjection = {
  readonly toPixel: (point: LonLat) => MapPoint
  readonly toDegrees: (point: MapPoint) => LonLat
  readonly isShown: (point: MapPoint) => boolean
}

function createPixelProjection({ projection }: GroundFrame): PixelProjection {
  return {
    toPixel: (point) => {
      const [x, y] = projection([point[0], point[1]]) ?? [-1, -1]
      return { x, y }
    },
    toDegrees: ({ x, y }) => {
      const [longitude, latitude] = projection.invert?.([x, y]) ?? [0, 0]
      return [Math.round(longitude * 1e4) / 1e4, Math.round(latitude * 1e4) / 1e4]
    },
    isShown: ({ x, y }) =>
      x > EDGE && y > EDGE / 2 && x < LOCATOR_WIDTH - EDGE && y < LOCATOR_HEIGHT - EDGE / 2,
  }
}

const gap = (one: MapPoint, other: MapPoint): number => Math.hypot(one.x - other.x, one.y - other.y)

/** Points along lines inside the frame, some pixels apart. */
function positionsAlong(lines: readonly Line[], { toPixel, isShown }: PixelProjection): readonly MapPoint[] {
  const spots: MapPoint[] = []
  for (const line of lines) {
    let before: MapPoint | undefined
    for (const point of line.map(toPixel)) {
      const length = before === undefined ? 0 : gap(before, point)
      const steps = Math.max(1, Math.ceil(length / 6))
      for (let step = 1; step <= steps; step += 1) {
        const from = before ?? point
        const at = {
          x: from.x + ((point.x - from.x) * step) / steps,
          y: from.y + ((point.y - from.y) * step) / steps,
        }
        if (isShown(at) && spots.every((other) => gap(other, at) >= STEP)) spots.push(at)
      }
      before = point
    }
  }
  return spots
}

const centre: MapPoint = { x: LOCATOR_WIDTH / 2, y: LOCATOR_HEIGHT / 2 }

/** Sorts by distance from the centre of the map, because labels at the edge are noticed last. */
const byDistanceFromCentre = (spots: readonly MapPoint[]): readonly MapPoint[] =>
  spots.toSorted((one, other) => gap(one, centre) - gap(other, centre)).slice(0, MAX_POSITIONS)

const water = (label: string, spots: readonly MapPoint[], sketch: PixelProjection): GroundName => ({
  label,
  role: 'water',
  at: byDistanceFromCentre(spots).map(sketch.toDegrees),
})

function riverLabels(
  rivers: readonly NamedLines[],
  drawn: readonly Line[],
  sketch: PixelProjection,
): readonly GroundName[] {
  const known = positionsAlong(drawn, { ...sketch, isShown: () => true })
  const byName = Map.groupBy(rivers, ({ name }) => name)
  return [...byName]
    .map(([name, parts]) => {
      const spots = positionsAlong(
        parts.flatMap(({ lines }) => lines),
        sketch,
      )
      return {
        name,
        spots: spots.filter((spot) => known.some((at) => gap(at, spot) < STEP / 2 + MAX_OFFSET_PX)),
      }
    })
    .filter(({ spots }) => spots.length * STEP >= MIN_STRETCH_PX)
    .toSorted((one, other) => other.spots.length - one.spots.length)
    .map(({ name, spots }) => water(name, spots, sketch))
}

const covers = ({ rings }: NamedArea, point: LonLat): boolean =>
  rings.filter((ring) => isInRing(point, ring)).length % 2 === 1

function gridOf(sketch: PixelProjection): readonly { readonly pixel: MapPoint; readonly at: LonLat }[] {
  return Array.from({ length: GRID * GRID }, (_, index) => {
    const pixel = {
      x: EDGE + ((index % GRID) / (GRID - 1)) * (LOCATOR_WIDTH - 2 * EDGE),
      y: EDGE + (Math.floor(index / GRID) / (GRID - 1)) * (LOCATOR_HEIGHT - 2 * EDGE),
    }
    return { pixel, at: sketch.toDegrees(pixel) }
  })
}

/** Labels of seas, gulfs and sounds, each where the open water around it is widest. */
function seaLabels(
  seas: readonly NamedArea[],
  { land }: Ground,
  sketch: PixelProjection,
): readonly GroundName[] {
  const isLand = (point: LonLat): boolean => land.filter((ring) => isInRing(point, ring)).length % 2 === 1
  const cells = gridOf(sketch).map((cell) => ({ ...cell, isWet: !isLand(cell.at) }))
  const wet = cells.filter(({ isWet }) => isWet)
  const dry = cells.filter(({ isWet }) => !isWet)
  const distanceToLand = (pixel: MapPoint): number =>
    Math.min(260, ...dry.map((cell) => gap(cell.pixel, pixel)))
  const sized = seas
    .map((sea) => ({ sea, cells: wet.filter(({ at }) => covers(sea, at)) }))
    .filter((entry) => entry.cells.length >= 6)
    .toSorted((one, other) => one.cells.length - other.cells.length)
  const taken = new Set<MapPoint>()
  return sized
    .flatMap(({ sea, cells: own }) => {
      // Seas overlap: water labelled with the smaller one is not labelled again.
      const free = own.filter(({ pixel }) => !taken.has(pixel))
      for (const { pixel } of free) taken.add(pixel)
      if (free.length < 6) return []
      const spots = free
        .toSorted((one, other) => distanceToLand(other.pixel) - distanceToLand(one.pixel))
        .slice(0, MAX_POSITIONS)
      return [
        {
          size: free.length,
          name: { label: sea.name, role: 'water' as const, at: spots.map(({ at }) => at) },
        },
      ]
    })
    .toSorted((one, other) => other.size - one.size)
    .map(({ name }) => name)
}

function lakeLabels(lakes: readonly NamedArea[], sketch: PixelProjection): readonly GroundName[] {
  return lakes.flatMap((lake) => {
    const pixels = (lake.rings[0] ?? []).map(sketch.toPixel)
    const [xs, ys] = [pixels.map(({ x }) => x), pixels.map(({ y }) => y)]
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
    const middle = { x: (left + right) / 2, y: (top + bottom) / 2 }
    const isLarge = Math.max(right - left, bottom - top) >= MIN_LAKE_AREA
    return isLarge && sketch.isShown(middle) ? [water(lake.name, [middle], sketch)] : []
  })
}

/**
 * Labels for a ground: towns, rivers, lakes and seas.
 * @param drawnRivers hand-drawn rivers with their names
 * @param isOwn whether the town is the subject of the map, whose name the page already shows
 */
export function createGroundLabels(
  frame: GroundFrame,
  ground: Ground,
  earth: NaturalEarth,
  drawnRivers: readonly NamedLines[],
  isOwn: (town: string) => boolean,
): readonly GroundName[] {
  const sketch = createPixelProjection(frame)
  const byHand = drawnRivers
    .filter(({ name }) => name !== '')
    .map(({ name, lines }) => water(name, positionsAlong(lines, sketch), sketch))
  const waters = [
    ...byHand,
    ...seaLabels(earth.seas, ground, sketch),
    ...lakeLabels(earth.lakes, sketch),
    ...riverLabels(earth.rivers, ground.rivers, sketch),
  ].filter(({ at }) => at.length > 0)
  const towns = earth.towns
    .filter(({ name, at }) => sketch.isShown(sketch.toPixel(at)) && !isOwn(name))
    .toSorted((one, other) => one.rank - other.rank || other.people - one.people)
    .slice(0, MAX_TOWNS)
    .map(({ name, at }): GroundName => ({ label: name, role: 'town', at: [at] }))
  return [...waters.slice(0, MAX_WATERS), ...towns]
}
