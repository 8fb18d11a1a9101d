const EARTH_RADIUS_KM = 6371
const DEGREE = Math.PI / 180
const HUNDREDTHS = 100

/** A point on the unit sphere. */
export type SphereVector = readonly [x: number, y: number, z: number]

/** @param latitude in degrees */
export function toSphereVector(latitude: number, longitude: number): SphereVector {
  const [phi, lambda] = [latitude * DEGREE, longitude * DEGREE]
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)]
}

/** Three coordinates for each pair of hundredths of a degree. */
export function createSphereVectors(
  latitudes: readonly number[],
  longitudes: readonly number[],
): Float32Array {
  const vectors = new Float32Array(latitudes.length * 3)
  for (const [row, latitude] of latitudes.entries())
    vectors.set(toSphereVector(latitude / HUNDREDTHS, (longitudes[row] ?? 0) / HUNDREDTHS), row * 3)
  return vectors
}

/** Distance along the surface between two points, in kilometres. */
export function kilometresBetween([x, y, z]: SphereVector, [a, b, c]: SphereVector): number {
  return Math.acos(Math.min(1, Math.max(-1, x * a + y * b + z * c))) * EARTH_RADIUS_KM
}

/** Distance along the surface from a point to a row, in kilometres. */
export function kilometresTo(vectors: Float32Array, row: number, from: SphereVector): number {
  const start = row * 3
  return kilometresBetween(from, [vectors[start] ?? 0, vectors[start + 1] ?? 0, vectors[start + 2] ?? 0])
}
