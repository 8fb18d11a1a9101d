import { foldText } from '#isomorphic/search/fold-text.ts'
import type { FactTable } from '#isomorphic/where/fact-table.ts'
import { pointOf } from '#isomorphic/where/place-facts.ts'
import { toSphereVector } from '#isomorphic/where/sphere-vectors.ts'
import type { TripOrigin } from '#isomorphic/where/trip-origin.ts'
import { localiseContent } from '#isomorphic/words/loaded-words.ts'
import { DEFAULT_LOCALE, type Locale } from '#isomorphic/words/locale.ts'
import { createReachIn, type Overland, type ReachIn } from './overland.ts'
import type { WhereData } from './read-where-data.ts'
import { placeLink, placeNames } from './where-rows.ts'

const TENTHS = 10

export type OriginSources = WhereData & {
  readonly overland: Overland
  /** The language of the visitor: a start has its name in it, and is found by it. */
  readonly locale: Locale
}

/** A start, and the journeys from it. */
type FoundOrigin = { readonly origin: TripOrigin; readonly reachIn: ReachIn }

const leafOf = (id: string): string => id.slice(id.lastIndexOf('/') + 1)

/** The word for a place in addresses: its last part where that is unique, else its path. */
export function originSlug({ facts }: FactTable, id: string): string {
  const leaf = leafOf(id)
  return facts.id.filter((other) => leafOf(other) === leaf).length === 1 ? leaf : id
}

const firstRows = (texts: readonly string[]): ReadonlyMap<string, number> =>
  new Map([...texts.entries()].toReversed().map(([row, text]) => [text, row]))

/**
 * Returns a function that finds the row of a place by path, last part of the path, English name or name in the language,
 * in this order; undefined for none.
 */
export function createRowFinder(table: FactTable, locale: Locale): (text: string) => number | undefined {
  const { facts } = table
  const byPath = firstRows(facts.id)
  const byLeaf = firstRows(facts.id.map(leafOf))
  const names = locale === DEFAULT_LOCALE ? [facts.name] : [facts.name, placeNames(table, locale)]
  const byName = names.map((all) => firstRows(all.map(foldText)))
  return (text) => {
    const folded = foldText(text)
    return (
      byPath.get(text) ??
      byLeaf.get(text) ??
      byName.map((rows) => rows.get(folded)).find((row) => row !== undefined)
    )
  }
}

type Start = Pick<TripOrigin, 'slug' | 'name' | 'id'> & {
  readonly latitude: number
  readonly longitude: number
}

function createOrigin({ overland }: OriginSources, start: Start): FoundOrigin {
  const { latitude, longitude, id, ...names } = start
  const { reachIn, hoursIn } = createReachIn(overland, id ?? { latitude, longitude })
  return {
    origin: {
      ...names,
      id,
      at: toSphereVector(latitude, longitude),
      hoursIn,
      isAround: (other) => id !== null && overland.areNested(id, other),
    },
    reachIn,
  }
}

function placeOrigin(sources: OriginSources, row: number): FoundOrigin {
  const { table } = sources
  const id = table.facts.id[row] ?? ''
  const { name } = localiseContent(sources.locale, placeLink(table, row))
  return createOrigin(sources, { ...pointOf(table, row), slug: originSlug(table, id), name, id })
}

/**
 * An airport by its code or its town. One of a place of the guide stands for it; another one for the town that the travel
 * graph knows there.
 */
function airportOrigin(sources: OriginSources, text: string): FoundOrigin | null {
  const { airports } = sources.cards
  const namesOf = (town: string): readonly string[] => [town, localiseContent(sources.locale, town)]
  const codes = airports.code.split(' ')
  const folded = foldText(text)
  const byCode = codes.indexOf(text)
  const index =
    byCode < 0
      ? airports.town.findIndex((town) => namesOf(town).some((name) => foldText(name) === folded))
      : byCode
  const code = codes[index]
  if (code === undefined) return null
  const at = {
    latitude: (airports.latitude[index] ?? 0) / TENTHS,
    longitude: (airports.longitude[index] ?? 0) / TENTHS,
  }
  const name = localiseContent(sources.locale, airports.town[index] ?? code.toUpperCase())
  return createOrigin(sources, { ...at, slug: code, name, id: sources.overland.placeAt(at) })
}

/**
 * Finds where a trip starts: a place of the guide by slug, path or name, or a large airport by its code or its town.
 * @returns null when nothing is called so
 */
export function findOrigin(sources: OriginSources, text: string): FoundOrigin | null {
  const row = createRowFinder(sources.table, sources.locale)(text)
  return row === undefined ? airportOrigin(sources, text) : placeOrigin(sources, row)
}
