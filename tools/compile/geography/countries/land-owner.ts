import type { GeoBounds } from '#isomorphic/maps/geo-bounds.ts'
import type { Line, LonLat, Shape } from '#isomorphic/maps/map-geometry.ts'
import { unwrapLongitude } from '#isomorphic/maps/map-geometry.ts'
import type { CountryCode } from './country-code.ts'

/** Land this far outside a view still identifies the owner of an island at its edge. */
const MARGIN_DEGREES = 0.5
const SAMPLES = 24

/**
 * Returns a test whether a ring of land belongs to a country rather than to a neighbour: each ring belongs to the
 * country whose shores, in coarser data with ownership, are closest along it.
 */
export function createLandOwnerTest(
  countries: ReadonlyMap<CountryCode, Shape>,
  code: CountryCode,
  view: GeoBounds,
): (ring: Line) => boolean {
  const middle = (view.west + view.east) / 2
  const shrink = Math.cos((((view.south + view.north) / 2) * Math.PI) / 180)
  /** On a plane, in degrees of latitude. */
  const onPlane = ([x, y]: LonLat): LonLat => [unwrapLongitude(x, middle) * shrink, y]
  const shores = [...countries].flatMap(([owner, shape]) => {
    const near = shape.flatMap((polygon) => (polygon[0] ?? []).filter((point) => isNear(point, view, middle)))
    return near.length === 0 ? [] : [{ owner, near: near.map(onPlane) }]
  })
  const distance = ([x, y]: LonLat, shore: Line): number => {
    let minSize = Number.POSITIVE_INFINITY
    for (const [lon, lat] of shore) minSize = Math.min(minSize, (lon - x) ** 2 + (lat - y) ** 2)
    return Math.sqrt(minSize)
  }
  return (ring) => {
    const step = Math.max(1, Math.floor(ring.length / SAMPLES))
    const samples = ring.filter((_, index) => index % step === 0).map(onPlane)
    const scored = shores.map(({ owner, near }) => ({
      owner,
      off: samples.reduce((sum, point) => sum + distance(point, near), 0),
    }))
    return scored.toSorted((one, other) => one.off - other.off)[0]?.owner === code
  }
}

function isNear([x, y]: LonLat, { west, east, south, north }: GeoBounds, middle: number): boolean {
  // Most of the world is far to the north or south.
  if (y <= south - MARGIN_DEGREES || y >= north + MARGIN_DEGREES) return false
  const longitude = unwrapLongitude(x, middle)
  return longitude > west - MARGIN_DEGREES && longitude < east + MARGIN_DEGREES
}
