import type { GeoBounds } from '#isomorphic/maps/geo-bounds.ts'
import type { Line, LonLat, Ring } from '#isomorphic/maps/map-geometry.ts'
import { clipToBox } from './clip-to-box.ts'

const FULL_TURN = 360
/** Copies of a ring that a box may show: a ring of land may extend beyond the antimeridian on either side. */
const TURNS = [0, -FULL_TURN, FULL_TURN]
/** Degrees around the box that remain, so that no clipped edge shows. */
const MARGIN = 10

const nearest = (longitude: number, to: number): number =>
  longitude - Math.round((longitude - to) / FULL_TURN) * FULL_TURN

/** The ring with longitudes that never jump from one to the next. */
function unrolled(ring: Ring): Ring {
  const points: LonLat[] = []
  for (const [longitude, latitude] of ring)
    points.push([nearest(longitude, points.at(-1)?.[0] ?? longitude), latitude])
  return points
}

/**
 * The parts of a ring around a box. Projected as a whole, a continent that reaches around the globe would be joined
 * across a map at the longitude opposite its middle.
 * @returns open lines, in longitudes near those of the box; the ring itself if it goes around a pole
 */
export function ringsAround(ring: Ring, { west, east, south, north }: GeoBounds): readonly Line[] {
  const line = unrolled(ring)
  if (Math.abs((line[0]?.[0] ?? 0) - (line.at(-1)?.[0] ?? 0)) > FULL_TURN / 2) return [ring]
  const box = { west: west - MARGIN, east: east + MARGIN, south: south - MARGIN, north: north + MARGIN }
  return TURNS.map((turn) =>
    clipToBox(
      line.map(([longitude, latitude]): LonLat => [longitude + turn, latitude]),
      box,
    ),
  ).filter((part) => part.length > 0)
}
