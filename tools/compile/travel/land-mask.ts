import type { GeoPoint, Ring, Shape } from '#isomorphic/maps/map-geometry.ts'

/** Cells for each degree: about five and a half kilometres on the equator. */
const CELLS = 20
const COLUMNS = 360 * CELLS
const ROWS = 180 * CELLS

/** Longitudes at which a ring crosses the middle of a row of cells. */
function crossingsByRow(rings: readonly Ring[]): ReadonlyMap<number, number[]> {
  const crossings = new Map<number, number[]>()
  for (const ring of rings) {
    let previous = ring[ring.length - 1]
    for (const corner of ring) {
      if (previous !== undefined) addCrossings(previous, corner, crossings)
      previous = corner
    }
  }
  return crossings
}

function addCrossings(one: Ring[number], other: Ring[number], crossings: Map<number, number[]>): void {
  const [low, high] = one[1] < other[1] ? [one, other] : [other, one]
  const first = Math.ceil((low[1] + 90) * CELLS - 0.5)
  const last = Math.ceil((high[1] + 90) * CELLS - 0.5) - 1
  for (let row = first; row <= last; row++) {
    const latitude = (row + 0.5) / CELLS - 90
    const share = (latitude - low[1]) / (high[1] - low[1])
    const longitude = low[0] + share * (high[0] - low[0])
    const inRow = crossings.get(row)
    if (inRow === undefined) crossings.set(row, [longitude])
    else inRow.push(longitude)
  }
}

const cellOf = ({ latitude, longitude }: GeoPoint): number => {
  const row = Math.min(ROWS - 1, Math.max(0, Math.floor((latitude + 90) * CELLS)))
  const column = Math.floor(((((longitude + 540) % 360) + 360) % 360) * CELLS) % COLUMNS
  return row * COLUMNS + column
}

function fill(mask: Uint8Array, shape: Shape, value: 0 | 1): void {
  for (const polygon of shape) {
    for (const [row, longitudes] of crossingsByRow(polygon)) {
      const sorted = longitudes.toSorted((one, other) => one - other)
      for (let index = 0; index + 1 < sorted.length; index += 2) {
        const from = Math.max(0, Math.ceil(((sorted[index] ?? 0) + 180) * CELLS - 0.5))
        const to = Math.min(COLUMNS, Math.ceil(((sorted[index + 1] ?? 0) + 180) * CELLS - 0.5))
        if (row >= 0 && row < ROWS && to > from) mask.fill(value, row * COLUMNS + from, row * COLUMNS + to)
      }
    }
  }
}

/** Returns whether a point is on dry land, to about five kilometres: quick, for thousands of lines. */
export function createLandMask(land: Shape, lakes: Shape): (point: GeoPoint) => boolean {
  const mask = new Uint8Array(ROWS * COLUMNS)
  fill(mask, land, 1)
  fill(mask, lakes, 0)
  return (point) => mask[cellOf(point)] === 1
}
