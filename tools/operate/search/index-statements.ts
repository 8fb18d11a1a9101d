import { EDITORIAL_CONTENT_WEIGHT } from '#src/search/rules/editorial-content-weight.ts'
import { facetNumber } from '#src/search/rules/search-facet.ts'
import { type SearchTables, searchTables } from '#src/search/rules/search-tables.ts'
import type { SearchDocument } from '#src/search/search-types.ts'
import { type IndexedDocument, indexDocuments } from './indexed-document.ts'
import { insertRows, type SqlValue } from './sql-literals.ts'

/** Incremented when the tables change format or content without a change of the documents. */
export const INDEX_FORMAT = 6

/** A planned index. */
export type IndexPlan = {
  readonly generation: number
  readonly version: string
  /** Generations whose tables are dropped: those before the current one, and those of interrupted rebuilds. */
  readonly stale: readonly number[]
}

const NAME_COLUMNS = 'title_start, title, name_start, names, around, inside'
/** Vowel signs (M) are parts of words, as in folded text. */
const FULL_TEXT = `content='', prefix='1 2 3 4', tokenize="unicode61 remove_diacritics 2 categories 'L* M* N* Co' tokenchars '='"`

function createTables(tables: SearchTables): readonly string[] {
  return [
    `CREATE TABLE ${tables.documents} (id INTEGER PRIMARY KEY, kind TEXT NOT NULL, path TEXT NOT NULL, title TEXT NOT NULL, names TEXT NOT NULL, landmarks TEXT NOT NULL, parents TEXT NOT NULL, lead TEXT NOT NULL, body TEXT NOT NULL, poster TEXT NOT NULL)`,
    `CREATE TABLE ${tables.names} (name TEXT NOT NULL, id INTEGER NOT NULL, grade INTEGER NOT NULL, is_telling INTEGER NOT NULL, PRIMARY KEY (name, id)) WITHOUT ROWID`,
    `CREATE VIRTUAL TABLE ${tables.nameWords} USING fts5(${NAME_COLUMNS}, facet, ${FULL_TEXT})`,
    `CREATE VIRTUAL TABLE ${tables.words} USING fts5(${NAME_COLUMNS}, lead, body, facet, ${FULL_TEXT})`,
  ]
}

/** Drops every table of one generation. */
function dropTables(generation: number): readonly string[] {
  return Object.values(searchTables(generation)).map((name) => `DROP TABLE IF EXISTS ${name}`)
}

/** A poster in the index calls the theme `room` (src/search/store/search-rows.ts). */
const toStoredPoster = (poster: SearchDocument['poster']): unknown => {
  if (poster === null) return null
  const { theme, ...stored } = poster
  return { ...stored, room: theme }
}

function documentRow({ id, document }: IndexedDocument): readonly SqlValue[] {
  const { kind, path, title, otherNames, landmarks, parents, lead, text, poster } = document
  return [
    id,
    kind,
    path,
    title,
    JSON.stringify(otherNames),
    JSON.stringify(landmarks),
    JSON.stringify(parents),
    lead,
    text,
    JSON.stringify(toStoredPoster(poster)),
  ]
}

const nameRows = ({ id, names }: IndexedDocument): readonly (readonly SqlValue[])[] =>
  names.map(({ name, grade, isDistinctive }) => [name, id, grade, isDistinctive ? 1 : 0])

function countFacets(documents: readonly IndexedDocument[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { document } of documents) {
    const key = String(facetNumber(document))
    counts[key] = (counts[key] ?? 0) + 1
  }
  return counts
}

const IF_NEWER =
  'ON CONFLICT (id) DO UPDATE SET generation = excluded.generation, version = excluded.version, weighty_until = excluded.weighty_until, facets = excluded.facets WHERE excluded.generation > search_index.generation'

function* rowsOf<T, Row>(items: readonly T[], toRows: (item: T) => readonly Row[]): Iterable<Row> {
  for (const item of items) yield* toRows(item)
}

/** This much SQL takes tens of milliseconds: concurrent searches wait no longer than that. */
export const MAX_SLICE_CHARACTERS = 100_000
/** Pages written by one step of a merge. */
const PAGES_PER_MERGE = 64

/** A part of a rebuild, run as one transaction. */
export type IndexSlice = {
  readonly statements: readonly string[]
  /**
   * A statement that is repeated, each time as a slice, until it changes no more than one row; null to run the slice
   * once.
   */
  readonly repeatsUntilUnchanged: string | null
}

const once = (...statements: readonly string[]): IndexSlice => ({ statements, repeatsUntilUnchanged: null })

function* splitIntoSlices(statements: Iterable<string>, maxCharacters: number): Iterable<IndexSlice> {
  let pending: string[] = []
  let characters = 0
  for (const statement of statements) {
    if (pending.length > 0 && characters + statement.length > maxCharacters) {
      yield once(...pending)
      pending = []
      characters = 0
    }
    pending.push(statement)
    characters += statement.length
  }
  if (pending.length > 0) yield once(...pending)
}

/**
 * Merges a full-text index into one segment in steps (sqlite.org/fts5.html#the_merge_command): `optimize` does it in
 * one statement, which may exceed D1's time limit.
 */
function mergeStatements(table: string): IndexSlice {
  const step = (pages: number): string => `INSERT INTO ${table}(${table}, rank) VALUES('merge', ${pages})`
  return { statements: [step(-PAGES_PER_MERGE)], repeatsUntilUnchanged: step(PAGES_PER_MERGE) }
}

function* rowStatements(tables: SearchTables, indexed: readonly IndexedDocument[]): Iterable<string> {
  yield* insertRows(
    tables.documents,
    rowsOf(indexed, (item) => [documentRow(item)]),
  )
  yield* insertRows(tables.names, rowsOf(indexed, nameRows))
  yield* insertRows(
    `${tables.nameWords} (rowid, ${NAME_COLUMNS}, facet)`,
    rowsOf(indexed, ({ id, columns }) => [[id, ...columns.names, columns.facet]]),
  )
  yield* insertRows(
    `${tables.words} (rowid, ${NAME_COLUMNS}, lead, body, facet)`,
    rowsOf(indexed, ({ id, columns }) => [[id, ...columns.names, columns.lead, columns.body, columns.facet]]),
  )
}

/**
 * The slices that fill an index beside the current one and then switch to it, short enough for concurrent searches.
 * Searches use the old index until the switch; the remaining slices clean up. Tables of the previous index are retained
 * for isolates that have not noticed the switch; stale ones are dropped. An index of a later rebuild that finished
 * sooner stays current.
 */
export function* indexSlices(
  documents: readonly SearchDocument[],
  { generation, version, stale }: IndexPlan,
  maxSliceCharacters = MAX_SLICE_CHARACTERS,
): Iterable<IndexSlice> {
  const tables = searchTables(generation)
  const indexed = indexDocuments(documents)
  yield once(...createTables(tables))
  yield* splitIntoSlices(rowStatements(tables, indexed), maxSliceCharacters)
  yield mergeStatements(tables.nameWords)
  yield mergeStatements(tables.words)
  const facets = JSON.stringify(countFacets(indexed))
  const editorialUntil =
    indexed.findLast(({ document }) => document.importance >= EDITORIAL_CONTENT_WEIGHT)?.id ?? 0
  const row = [1, generation, version, editorialUntil, facets]
  for (const statement of insertRows('search_index (id, generation, version, weighty_until, facets)', [row]))
    yield once(`${statement} ${IF_NEWER}`)
  for (const each of stale) for (const drop of dropTables(each)) yield once(drop)
}
