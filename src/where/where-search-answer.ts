import { foldText } from '#isomorphic/search/fold-text.ts'
import { createFilter } from '#isomorphic/where/create-filter.ts'
import type { FactTable } from '#isomorphic/where/fact-table.ts'
import { likePlaces } from '#isomorphic/where/like-places.ts'
import { createMonthJudge } from '#isomorphic/where/month-values.ts'
import { rowOf } from '#isomorphic/where/place-facts.ts'
import { countPlaces, rankPlaces } from '#isomorphic/where/rank-places.ts'
import { whereAddress } from '#isomorphic/where/where-address.ts'
import type { Wishes } from '#isomorphic/where/wishes.ts'
import { localiseContent } from '#isomorphic/words/loaded-words.ts'
import { DEFAULT_LOCALE, type Locale } from '#isomorphic/words/locale.ts'
import type { PageLink } from '#src/catalogue/page-link.ts'
import { findOrigin } from './find-origin.ts'
import { type GuideNames, type ParsedQuery, parseQuery } from './rules/parse-query.ts'
import { placeLink } from './where-rows.ts'
import type { WhereSources } from './where-sources.ts'

type WishesQuery = Extract<ParsedQuery, { readonly kind: 'wishes' }>

const MAX_NAMED = 3
/** Where fewer places can be reached so, "near" means what is not too far by plane. */
const MIN_NEAR = 3
/** Near is what a long weekend can reach overland. */
const NEAR_DAYS = 3

/** The answer that a search leads to. */
export type SearchAnswer = {
  /** Canonical. */
  readonly address: string
  readonly places: readonly PageLink[]
  readonly total: number
  /** The place that the others are like; null for wishes. */
  readonly like: string | null
  /** Whether they are those that cost less than the place that they are like. */
  readonly isCheaper: boolean
  /** Whether the question needs a start: nothing can be said of journeys without one. */
  readonly needsStart: boolean
}

/** Folded names, once for each table and language. */
const namesOfTables = new WeakMap<FactTable, Map<Locale, GuideNames>>()

function namesIn({ facts }: FactTable, locale: Locale): readonly PageLink[] {
  const links = facts.id.map((id, row) => ({ path: `/destinations/${id}`, name: facts.name[row] ?? '' }))
  return [...links, ...(locale === DEFAULT_LOCALE ? [] : localiseContent(locale, links))]
}

function knownNames(table: FactTable, locale: Locale): GuideNames {
  const ofTable = namesOfTables.get(table) ?? new Map<Locale, GuideNames>()
  namesOfTables.set(table, ofTable)
  const known = ofTable.get(locale)
  if (known !== undefined) return known
  const { facts } = table
  const ids = new Map(
    namesIn(table, locale).map(
      ({ name, path }) => [foldText(name), path.slice('/destinations/'.length)] as const,
    ),
  )
  const names: GuideNames = {
    find: (name) => ids.get(name) ?? null,
    continents: new Map(
      facts.continentNames.map((name, index) => [foldText(name), facts.continents[index] ?? ''] as const),
    ),
  }
  ofTable.set(locale, names)
  return names
}

type LikeQuery = Extract<ParsedQuery, { kind: 'like' }>

function likeAnswer(
  table: FactTable,
  { id, isCheaper, wishes }: LikeQuery,
  locale: Locale,
): SearchAnswer | null {
  const row = rowOf(table, id)
  const alike = row === null ? [] : likePlaces(table, row)
  if (row === null) return null
  const judge = createMonthJudge(table, wishes)
  const fits = createFilter(table, { ...wishes, from: null, reach: null }, null)
  const values = new Float32Array(2)
  const fitting = alike.filter(
    ({ row: other }) =>
      fits(other) &&
      judge(other, values) !== 0 &&
      (!isCheaper || (table.cost[other] ?? 0) < (table.cost[row] ?? 0)),
  )
  if (fitting.length === 0) return null
  return {
    address: `/where/like/${id}`,
    places: fitting.slice(0, MAX_NAMED).map((found) => placeLink(table, found.row)),
    total: alike.length,
    like: localiseContent(locale, placeLink(table, row)).name,
    isCheaper,
    needsStart: false,
  }
}

function wishesAnswer(
  { data, overland }: WhereSources,
  { wishes: given, needsStart }: WishesQuery,
  locale: Locale,
): SearchAnswer | null {
  const { table } = data
  const origin =
    given.from === null ? null : (findOrigin({ ...data, overland, locale }, given.from)?.origin ?? null)
  const requested = origin === null ? given : { ...given, from: origin.slug }
  const close: Wishes = { ...requested, reach: 'noflight', days: requested.days ?? NEAR_DAYS }
  const isClose = requested.reach === 'near' && countPlaces(table, close, origin) >= MIN_NEAR
  const wishes = isClose ? close : requested
  const { results, total } = rankPlaces(table, wishes, origin)
  const places = results.slice(0, MAX_NAMED).map((row) => placeLink(table, row))
  if (total === 0) return null
  return { address: whereAddress(wishes), places, total, like: null, isCheaper: false, needsStart }
}

/**
 * The answer to a search that asks for places by month, weather, interest, nearness or likeness.
 * @returns null for other searches, names above all, and where nothing fits
 */
export function whereAnswer(query: string, sources: WhereSources, locale: Locale): SearchAnswer | null {
  const { table } = sources.data
  const parsed = parseQuery(query, knownNames(table, locale), locale)
  if (parsed === null) return null
  return parsed.kind === 'like' ? likeAnswer(table, parsed, locale) : wishesAnswer(sources, parsed, locale)
}
