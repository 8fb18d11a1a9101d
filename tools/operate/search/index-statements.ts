import { facetNumber } from '#src/search/rules/search-facet.ts'
import { WEIGHTY } from '#src/search/rules/search-importance.ts'
import { type SearchTables, searchTables } from '#src/search/rules/search-tables.ts'
import type { SearchDocument } from '#src/search/search-types.ts'
import { type IndexedDocument, indexDocuments } from './indexed-document.ts'
import { slipRows, spellingTerms, trigramRows } from './spelling-rows.ts'
import { insertRows, type SqlValue } from './sql-text.ts'

/** Counts up when the tables change shape or content without the documents changing. */
export const INDEX_FORMAT = 4

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
    `CREATE TABLE ${tables.terms} (id INTEGER PRIMARY KEY, term TEXT NOT NULL UNIQUE, shown TEXT NOT NULL, grade INTEGER NOT NULL)`,
    `CREATE VIRTUAL TABLE ${tables.trigrams} USING fts5(term, content='', tokenize="unicode61 remove_diacritics 0 tokenchars '=_'")`,
    `CREATE TABLE ${tables.slips} (slip TEXT NOT NULL, id INTEGER NOT NULL, PRIMARY KEY (slip, id)) WITHOUT ROWID`,
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
  names.map(({ name, grade, isTelling }) => [name, id, grade, isTelling ? 1 : 0])

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

/**
 * The SQL that fills an index beside the one in use and then turns to it. Readers see the old one until the last
 * statement but those that clean up. The tables of the one in use stay for readers that have not noticed yet; stale ones
 * go. A filling that began later and was done sooner stays in use.
 */
export function* fillStatements(
  documents: readonly SearchDocument[],
  { generation, version, stale }: IndexPlan,
): Iterable<string> {
  const tables = searchTables(generation)
  const indexed = indexDocuments(documents)
  const terms = spellingTerms(indexed)
  yield* createTables(tables)
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
  yield* insertRows(
    tables.terms,
    rowsOf(terms, ({ id, term, shown, grade }) => [[id, term, shown, grade]]),
  )
  yield* insertRows(`${tables.trigrams} (rowid, term)`, trigramRows(terms))
  yield* insertRows(tables.slips, slipRows(terms))
  for (const table of [tables.nameWords, tables.words, tables.trigrams])
    yield `INSERT INTO ${table}(${table}) VALUES('optimize')`
  const facets = JSON.stringify(countFacets(indexed))
  const weightyUntil = indexed.findLast(({ document }) => document.importance >= WEIGHTY)?.id ?? 0
  const row = [1, generation, version, weightyUntil, facets]
  for (const statement of insertRows('search_index (id, generation, version, weighty_until, facets)', [row]))
    yield `${statement} ${IF_NEWER}`
  for (const each of stale) yield* dropTables(each)
}
