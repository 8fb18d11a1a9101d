import { foldText } from '#isomorphic/search/fold-text.ts'
import type { FactTable } from '#isomorphic/where/fact-table.ts'
import { likePlaces } from '#isomorphic/where/like-places.ts'
import { rowOf } from '#isomorphic/where/place-facts.ts'
import { rankPlaces } from '#isomorphic/where/rank-places.ts'
import { whereAddress } from '#isomorphic/where/where-address.ts'
import type { PageLink } from '#src/catalogue/page-link.ts'
import { findOrigin } from './find-origin.ts'
import { type GuideNames, parseQuery } from './rules/parse-query.ts'
import { placeLink } from './where-rows.ts'
import type { WhereSources } from './where-sources.ts'

const MAX_NAMED = 3

/** The answer that a search leads to. */
export type SearchAnswer = {
  /** Canonical. */
  readonly address: string
  readonly places: readonly PageLink[]
  readonly total: number
  /** The place that the others are like; null for wishes. */
  readonly like: string | null
}

/** Folded names, once for each table. */
const namesOfTables = new WeakMap<FactTable, GuideNames>()

function knownNames(table: FactTable): GuideNames {
  const known = namesOfTables.get(table)
  if (known !== undefined) return known
  const { facts } = table
  const ids = new Map(facts.name.map((name, row) => [foldText(name), facts.id[row] ?? ''] as const))
  const names: GuideNames = {
    find: (name) => ids.get(name) ?? null,
    continents: new Map(
      facts.continentNames.map((name, index) => [foldText(name), facts.continents[index] ?? ''] as const),
    ),
  }
  namesOfTables.set(table, names)
  return names
}

/**
 * The answer to a search that asks for places by month, weather, interest, nearness or likeness.
 * @returns null for other searches, names above all, and where nothing fits
 */
export function whereAnswer(query: string, { data, overland }: WhereSources): SearchAnswer | null {
  const { table } = data
  const parsed = parseQuery(query, knownNames(table))
  if (parsed === null) return null
  if (parsed.kind === 'like') {
    const row = rowOf(table, parsed.id)
    const alike = row === null ? [] : likePlaces(table, row)
    if (row === null || alike.length === 0) return null
    return {
      address: `/where/like/${parsed.id}`,
      places: alike.slice(0, MAX_NAMED).map((found) => placeLink(table, found.row)),
      total: alike.length,
      like: table.facts.name[row] ?? '',
    }
  }
  const { from } = parsed.wishes
  const origin = from === null ? null : (findOrigin({ ...data, overland }, from)?.origin ?? null)
  const wishes = origin === null ? parsed.wishes : { ...parsed.wishes, from: origin.slug }
  const { results, total } = rankPlaces(table, wishes, origin)
  const places = results.slice(0, MAX_NAMED).map((row) => placeLink(table, row))
  return total === 0 ? null : { address: whereAddress(wishes), places, total, like: null }
}
