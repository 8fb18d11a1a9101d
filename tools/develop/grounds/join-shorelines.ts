import type { GeoBounds } from '#isomorphic/maps/geo-bounds.ts'
import type { Line, LonLat } from '#isomorphic/maps/map-geometry.ts'

/** Adjacent squares write a common point identically up to the last digit of their grid. */
const DIGITS = 5

const keyOf = ([x, y]: LonLat): string => `${x.toFixed(DIGITS)} ${y.toFixed(DIGITS)}`
const last = (line: Line): LonLat => line.at(-1) ?? [0, 0]
const first = (line: Line): LonLat => line[0] ?? [0, 0]

const isClosed = (line: Line): boolean => keyOf(first(line)) === keyOf(last(line))

/** Joins lines end to start. Closed lines are not joined: one may start where a coast does. */
export function joinLines(all: readonly Line[]): readonly Line[] {
  const lines = all.filter((line) => !isClosed(line))
  const starts = new Map<string, Line>()
  for (const line of lines) starts.set(keyOf(first(line)), line)
  const ends = new Set(lines.map((line) => keyOf(last(line))))
  const joined: Line[] = all.filter(isClosed)
  const nextLine = (line: Line): void => {
    if (!starts.delete(keyOf(first(line)))) return
    const points: LonLat[] = [...line]
    for (
      let next = starts.get(keyOf(last(points)));
      next !== undefined;
      next = starts.get(keyOf(last(points)))
    ) {
      starts.delete(keyOf(first(next)))
      points.push(...next.slice(1))
    }
    joined.push(points)
  }
  for (const line of lines) if (!ends.has(keyOf(first(line)))) nextLine(line)
  for (const line of lines) nextLine(line)
  return joined
}

/** Position along the sides of a box, anticlockwise from the south-west corner: 0 to 4. Null for a point inside. */
function perimeterPosition([x, y]: LonLat, { west, east, south, north }: GeoBounds): number | null {
  const near = (one: number, other: number): boolean => Math.abs(one - other) < 1e-5
  if (near(y, south)) return (x - west) / (east - west)
  if (near(x, east)) return 1 + (y - south) / (north - south)
  if (near(y, north)) return 2 + (east - x) / (east - west)
  return near(x, west) ? 3 + (north - y) / (north - south) : null
}

function cornersBetween(from: number, to: number, { west, east, south, north }: GeoBounds): Line {
  const corners: Line = [
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
  const end = to > from ? to : to + 4
  return Array.from({ length: 8 }, (_, index) => index + 1)
    .filter((way) => way > from && way < end)
    .map((way) => corners[(way - 1) % 4] ?? [east, south])
}

/**
 * Land of a box as rings, from shorelines with land on their left: a line that leaves the box is continued along its
 * sides to where the next line enters. Rings are open; those of lakes run clockwise.
 * @param isLand whether the south-west corner is land, for a box without shorelines
 */
export function landPolygons(shores: readonly Line[], box: GeoBounds, isLand: boolean): readonly Line[] {
  const joined = joinLines(shores)
  const rings: Line[] = joined.filter(isClosed).map((line) => line.slice(0, -1))
  const open = joined
    .filter((line) => !isClosed(line))
    .flatMap((line) => {
      const [from, to] = [perimeterPosition(first(line), box), perimeterPosition(last(line), box)]
      // A line that ends inside the box belongs to no ring: the data has a few, some metres long.
      return from === null || to === null ? [] : [{ line, from, to }]
    })
  if (open.length === 0 && isLand) rings.push(cornersBetween(3.5, 3.5, box))
  const unjoined = new Set(open)
  for (const start of open) {
    const points: LonLat[] = []
    let piece: (typeof open)[number] | undefined = start
    while (piece !== undefined && unjoined.delete(piece)) {
      const { to, line } = piece
      const distance = ({ from }: { readonly from: number }): number => (from - to + 4) % 4
      const next: (typeof open)[number] = open.reduce(
        (best, other) => (distance(other) < distance(best) ? other : best),
        piece,
      )
      points.push(...line, ...cornersBetween(to, next.from, box))
      piece = next
    }
    if (points.length > 2) rings.push(points)
  }
  return rings
}
