import { GATEWAY_DETOUR } from './ranking-rules.ts'
import { kilometresBetween, kilometresTo, type SphereVector, toSphereVector } from './sphere-vectors.ts'
import type { WhereFacts } from './where-facts.ts'

/** A town with flights or boats to a place that few others have, and how far that is from there. */
export type Gateway = { readonly at: SphereVector; readonly km: number }
/** The gateways of the rows that have few. */
export type Gateways = ReadonlyMap<number, readonly Gateway[]>

const HUNDREDTHS = 100

/** Reads the gateways of the facts. */
export function createGateways(
  { id, gateways }: Pick<WhereFacts, 'id' | 'gateways'>,
  vectors: Float32Array,
): Gateways {
  const ofRow = (row: number, place: string): readonly Gateway[] =>
    (gateways[place] ?? []).map(([latitude, longitude]) => {
      const at = toSphereVector(latitude / HUNDREDTHS, longitude / HUNDREDTHS)
      return { at, km: kilometresTo(vectors, row, at) }
    })
  return new Map(id.flatMap((place, row) => (place in gateways ? [[row, ofRow(row, place)] as const] : [])))
}

type Roads = { readonly vectors: Float32Array; readonly gateways: Gateways }

/** Returns a function that gives the kilometres of the way to a row: straight, or by the gateway that is least out of it. */
export function createWayTo({ vectors, gateways }: Roads, start: SphereVector): (row: number) => number {
  const byGateway = new Map(
    [...gateways].map(([row, all]) => [
      row,
      Math.min(...all.map(({ at, km }) => kilometresBetween(start, at) + km)),
    ]),
  )
  return (row) => byGateway.get(row) ?? kilometresTo(vectors, row, start)
}

/** The straight distance to a row; null where the way is so much longer that it would mislead. */
export function straightKm(roads: Roads, row: number, start: SphereVector): number | null {
  const km = kilometresTo(roads.vectors, row, start)
  return createWayTo(roads, start)(row) > GATEWAY_DETOUR * km ? null : km
}
