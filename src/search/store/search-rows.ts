import * as v from 'valibot'
import { facetOfNumber } from '#src/search/rules/search-facet.ts'
import { SEARCH_KINDS } from '#src/search/rules/search-kind.ts'
import { searchTables } from '#src/search/rules/search-tables.ts'
import type { FacetCount } from '#src/search/search-types.ts'
import type { OpenIndex } from './open-index.ts'

/** A column with JSON text. */
const json = <Schema extends v.GenericSchema>(schema: Schema) => v.pipe(v.string(), v.parseJson(), schema)
const Names = v.array(v.string())
const Parents = v.array(v.object({ name: v.string(), path: v.string() }))
/** The stored index calls the theme `room`; two versions of the worker may read it at the same time. */
const Poster = v.nullable(
  v.pipe(
    v.object({ id: v.string(), version: v.string(), room: v.number(), alt: v.string() }),
    v.transform(({ id, version, room: theme, alt }) => ({ id, version, theme, alt })),
  ),
)

const HitRow = v.object({
  tier: v.number(),
  kind: v.picklist(SEARCH_KINDS),
  path: v.string(),
  title: v.string(),
  names: json(Names),
  landmarks: json(Names),
  parents: json(Parents),
  lead: v.string(),
  body: v.string(),
  poster: json(Poster),
})
const StateRow = v.object({
  generation: v.pipe(v.number(), v.integer()),
  weighty_until: v.number(),
  facets: json(v.record(v.string(), v.number())),
})
/** The open index as stored in the edge cache (edge-index-cache.ts). */
const CachedIndex = v.object({
  generation: v.pipe(v.number(), v.integer()),
  weightyUntil: v.number(),
  facets: v.record(v.string(), v.number()),
})
const CountRow = v.object({ facet: v.number(), count: v.number() })

/** A document of the index, with its tier. */
export type FoundRow = v.InferOutput<typeof HitRow>
export type IndexState = v.InferOutput<typeof StateRow>

const parseRows = <Schema extends v.GenericSchema>(schema: Schema, rows: unknown): v.InferOutput<Schema>[] =>
  v.parse(v.array(schema), rows)

export const parseHits = (rows: unknown): readonly FoundRow[] => parseRows(HitRow, rows)
const parseCounts = (rows: unknown): readonly v.InferOutput<typeof CountRow>[] => parseRows(CountRow, rows)
/** The number of a count without facets. */
export const parseCount = (rows: unknown): number => parseCounts(rows)[0]?.count ?? 0

/** Metadata of the current index; null when no index was built yet. */
export const parseState = (rows: unknown): IndexState | null => parseRows(StateRow, rows)[0] ?? null

/** Parses a cached index; throws when it is invalid. */
export function parseCachedIndex(cached: unknown): OpenIndex {
  const parsed = v.parse(CachedIndex, cached)
  return { ...searchTables(parsed.generation), ...parsed }
}

/** Counts by facet; invalid facet numbers are dropped. */
export function parseFacetCounts(rows: unknown): readonly FacetCount[] {
  return parseCounts(rows).flatMap(({ facet: number, count }) => {
    const facet = facetOfNumber(number)
    return facet === null ? [] : [{ facet, count }]
  })
}
