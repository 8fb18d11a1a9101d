import type { LonLat } from '#isomorphic/maps/map-geometry.ts'
import { KM_PER_DEGREE } from '#isomorphic/maps/map-geometry.ts'

/** Direction from the centre of the Earth; distances between many points are cheap to compute in this form. */
export type UnitVector = readonly [x: number, y: number, z: number]

const RADIANS = Math.PI / 180

export function unitVector([longitude, latitude]: LonLat): UnitVector {
  const shrink = Math.cos(latitude * RADIANS)
  return [
    shrink * Math.cos(longitude * RADIANS),
    shrink * Math.sin(longitude * RADIANS),
    Math.sin(latitude * RADIANS),
  ]
}

/** Kilometres between the two nearest points of two sets; Infinity if one is empty. */
export function gapKm(from: readonly UnitVector[], to: readonly UnitVector[]): number {
  let cosine = -Infinity
  for (const a of from) {
    for (const b of to) {
      const product = a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
      if (product > cosine) cosine = product
    }
  }
  if (cosine === -Infinity) return Infinity
  return (Math.acos(Math.min(1, cosine)) / RADIANS) * KM_PER_DEGREE
}
