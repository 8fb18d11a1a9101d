const EARTH_DIAMETER_KM = 12_742
const RADIANS = Math.PI / 180

/** Degrees. */
export type Position = { readonly latitude: number; readonly longitude: number }

/** Kilometres as the crow flies. */
export function flightKm(one: Position, other: Position): number {
  const [phi, otherPhi] = [one.latitude * RADIANS, other.latitude * RADIANS]
  const height = Math.sin((otherPhi - phi) / 2) ** 2
  const turn = Math.sin(((other.longitude - one.longitude) * RADIANS) / 2) ** 2
  return EARTH_DIAMETER_KM * Math.asin(Math.sqrt(height + Math.cos(phi) * Math.cos(otherPhi) * turn))
}

/** @returns index of the nearest of some positions up to a distance, else -1 */
export function nearestIndex(positions: readonly Position[], at: Position, maxKm: number): number {
  let [nearest, minKm] = [-1, maxKm]
  for (const [index, position] of positions.entries()) {
    const km = flightKm(position, at)
    if (km > minKm) continue
    minKm = km
    nearest = index
  }
  return nearest
}
