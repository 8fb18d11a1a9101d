import { foldText } from '#isomorphic/search/fold-text.ts'
import type { FactTable } from '#isomorphic/where/fact-table.ts'
import { pointOf } from '#isomorphic/where/place-facts.ts'
import { toSphereVector } from '#isomorphic/where/sphere-vectors.ts'
import type { HoursOverland, TripOrigin } from '#isomorphic/where/trip-origin.ts'
import type { WhereData } from './read-where-data.ts'

const AIRPORT_CODE = /^[a-z]{3}$/
const TENTHS = 10

/** Hours overland from a place, by paths without `/destinations/`. */
export type OverlandFrom = (id: string) => HoursOverland
/** The place of the guide nearest to a point. */
export type NearestPlace = (at: { readonly latitude: number; readonly longitude: number }) => string | null

export type OriginSources = WhereData & {
  readonly overlandFrom: OverlandFrom
  readonly nearestPlace: NearestPlace
}

const leafOf = (id: string): string => id.slice(id.lastIndexOf('/') + 1)

/** The word for a place in addresses: its last part where that is unique, else its path. */
function slugOf({ facts }: FactTable, id: string): string {
  const leaf = leafOf(id)
  return facts.id.filter((other) => leafOf(other) === leaf).length === 1 ? leaf : id
}

function findRow({ facts }: FactTable, text: string): number {
  const exact = facts.id.indexOf(text)
  if (exact >= 0) return exact
  const byLeaf = facts.id.findIndex((id) => leafOf(id) === text)
  if (byLeaf >= 0) return byLeaf
  const folded = foldText(text)
  return facts.name.findIndex((name) => foldText(name) === folded)
}

function placeOrigin({ table, overlandFrom }: OriginSources, row: number): TripOrigin {
  const id = table.facts.id[row] ?? ''
  const { latitude, longitude } = pointOf(table, row)
  return {
    slug: slugOf(table, id),
    name: table.facts.name[row] ?? '',
    at: toSphereVector(latitude, longitude),
    id,
    hours: overlandFrom(id),
  }
}

function airportOrigin(sources: OriginSources, code: string): TripOrigin | null {
  const { airports } = sources.cards
  const index = airports.code.split(' ').indexOf(code)
  if (index < 0) return null
  const latitude = (airports.latitude[index] ?? 0) / TENTHS
  const longitude = (airports.longitude[index] ?? 0) / TENTHS
  const near = sources.nearestPlace({ latitude, longitude })
  return {
    slug: code,
    name: airports.town[index] ?? code.toUpperCase(),
    at: toSphereVector(latitude, longitude),
    id: null,
    hours: near === null ? new Map() : sources.overlandFrom(near),
  }
}

/**
 * Finds where a trip starts: a place of the guide by slug, path or name, or a large airport by its code.
 * @returns null when nothing is called so
 */
export function findOrigin(sources: OriginSources, text: string): TripOrigin | null {
  const row = findRow(sources.table, text)
  if (row >= 0) return placeOrigin(sources, row)
  return AIRPORT_CODE.test(text) ? airportOrigin(sources, text) : null
}
