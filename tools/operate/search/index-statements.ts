import { EDITORIAL_CONTENT_WEIGHT } from '#src/search/rules/editorial-content-weight.ts'
import { facetNumber } from '#src/search/rules/search-facet.ts'
import { type SearchTables, searchTables } from '#src/search/rules/search-tables.ts'
import type { SearchDocument } from '#src/search/search-types.ts'
import { type IndexedDocument, indexDocuments } from './indexed-document.ts'
import { insertRows, type SqlValue } from './sql-literals.ts'

/** Counts up when the tables change shape or content without the documents changing. */
export const INDEX_FORMAT = 5

/** What an index is to become. */
export type IndexPlan = {
  readonly generation: number
  readonly version: string
  /** Generations whose tables go: those before the one in use, and those of fillings that were broken off. */
  readonly stale: readonly number[]
}

const NAME_COLUMNS = 'title_start, title, name_start, names, around, inside'
const FULL_TEXT = `content='', prefix='1 2 3 4', tokenize="unicode61 remove_diacritics 2 tokenchars '='"`

function createTables(tables: SearchTables): readonly string[] {
  return [
    `CREATE TABLE ${tables.documents} (id INTEGER PRIMARY KEY, kind TEXT NOT NULL, path TEXT NOT NULL, title TEXT NOT NULL, names TEXT NOT NULL, landmarks TEXT NOT NULL, parents TEXT NOT NULL, lead TEXT NOT NULL, body TEXT NOT NULL, poster TEXT NOT NULL)`,
    `CREATE TABLE ${tables.names} (name TEXT NOT NULL, id INTEGER NOT NULL, grade INTEGER NOT NULL, is_telling INTEGER NOT NULL, PRIMARY KEY (name, id)) WITHOUT ROWID`,
    `CREATE VIRTUAL TABLE ${tables.nameWords} USING fts5(${NAME_COLUMNS}, facet, ${FULL_TEXT})`,
    `CREATE VIRTUAL TABLE ${tables.words} USING fts5(${NAME_COLUMNS}, lead, body, facet, ${FULL_TEXT})`,
  ]
}

/** Removes every table of one generation. */
function dropTables(generation: number): readonly string[] {
  return Object.values(searchTables(generation)).map((name) => `DROP TABLE IF EXISTS ${name}`)
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
    JSON.stringify(poster),
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

/** So much SQL is some tens of milliseconds of work: whoever searches meanwhile waits no longer than that. */
const MAX_SLICE_CHARACTERS = 100_000
/** Pages that one step of a merge writes. */
const PAGES_PER_MERGE = 64

/** A piece of filling, done as one transaction. */
export type IndexSlice = {
  readonly statements: readonly string[]
  /** Done again and again, each time as a slice of its own, until it changes no more than one row; null: done once. */
  readonly repeatsUntilUnchanged: string | null
}

const once = (...statements: readonly string[]): IndexSlice => ({ statements, repeatsUntilUnchanged: null })

function* splitIntoSlices(statements: Iterable<string>): Iterable<IndexSlice> {
  let pending: string[] = []
  let characters = 0
  for (const statement of statements) {
    if (pending.length > 0 && characters + statement.length > MAX_SLICE_CHARACTERS) {
      yield once(...pending)
      pending = []
      characters = 0
    }
    pending.push(statement)
    characters += statement.length
  }
  if (pending.length > 0) yield once(...pending)
}

/** Merges a full text into one in steps (sqlite.org/fts5.html#the_merge_command): `optimize` does it in one, which may take longer than a statement of D1 may. */
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
 * What fills an index beside the one in use and then turns to it, in slices that are short enough for readers in between.
 * Readers see the old one until the last slice but those that clean up. The tables of the one in use stay for readers that
 * have not noticed yet; stale ones go. A filling that began later and was done sooner stays in use.
 */
export function* indexSlices(
  documents: readonly SearchDocument[],
  { generation, version, stale }: IndexPlan,
): Iterable<IndexSlice> {
  const tables = searchTables(generation)
  const indexed = indexDocuments(documents)
  yield once(...createTables(tables))
  yield* splitIntoSlices(rowStatements(tables, indexed))
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
