import { LAST_NAME_TIER, WITHIN_TIER } from '#isomorphic/search/match-tiers.ts'
import type { SearchTerms } from '#isomorphic/search/search-terms.ts'
import { FACET_COUNT, type SearchFacet } from '#src/search/rules/search-facet.ts'
import { FIRST_SITE_KIND } from '#src/search/rules/search-kind.ts'
import {
  facetExpression,
  type MatchSource,
  type MatchTier,
  matchTiers,
  type SearchReach,
  widestMatch,
  withFacet,
} from '#src/search/rules/search-match.ts'
import type { OpenIndex, SqlQuery } from './open-index.ts'
import { exactNameCountStatement, exactNameStatement } from './search-name-statements.ts'

export type HitQuery = {
  readonly terms: SearchTerms
  readonly reach: SearchReach
  readonly filter: Partial<SearchFacet>
  readonly offset: number
  readonly limit: number
  /** Whether the text is selected too, for an excerpt. */
  readonly includesBody: boolean
}

const COLUMNS = 'd.id, d.kind, d.path, d.title, d.names, d.landmarks, d.parents, d.lead, d.poster'
/** Maximum number of text matches that are scored, the most important first. */
const MAX_SCORED = 1500
/** Weights of the FTS5 columns, in their order. */
const SCORE = 'bm25(%, 1, 10, 1, 8, 3, 6, 6, 1, 0)'
/** Bonus of pages with editorial text over pages of facts alone; scores are negative, the lowest is the best. */
const EDITORIAL_CONTENT_FACTOR = 1.5

/** Whether a tier is sorted by score; other tiers are sorted by importance. */
const isGraded = (tier: string): string => `${tier} = ${WITHIN_TIER} OR ${tier} > ${LAST_NAME_TIER}`

type TierQuery = {
  readonly index: OpenIndex
  readonly terms: SearchTerms
  readonly tiers: readonly MatchTier[]
  readonly maxRows: number
}

const tableOf = ({ words, nameWords }: OpenIndex, source: MatchSource): string =>
  source === 'names' ? nameWords : words
const matches = (table: string, limit: number, match = '?'): string =>
  `FROM ${table} WHERE ${table} MATCH ${match} ORDER BY rowid LIMIT ${limit}`

const nameSelects = ({ index, tiers, maxRows }: TierQuery): readonly string[] =>
  tiers.map(
    ({ tier }) =>
      `SELECT * FROM (SELECT rowid AS id, ${tier} AS tier, 0 AS score ${matches(index.nameWords, maxRows)})`,
  )

/** With this number of close matches, pages that only mention the words somewhere are no results. */
const MIN_CLOSE_MATCHES = 12

type Matched = Pick<MatchTier, 'expression' | 'closeExpression'>

/**
 * The right side of MATCH: close matches alone when there are enough of them, or when the query is a word for a topic or
 * a page of the site, such as a month. It does not depend on the filter, whose counts would be wrong otherwise.
 */
function matchOf(
  { names, words }: OpenIndex,
  terms: SearchTerms,
  { expression, closeExpression }: Matched,
  filter: Partial<SearchFacet> = {},
): SqlQuery {
  const wide = withFacet(expression, filter)
  if (closeExpression === null) return { sql: '?', values: [wide] }
  const some = `SELECT 1 FROM ${words} WHERE ${words} MATCH ? LIMIT ${MIN_CLOSE_MATCHES}`
  const isEnough = `(SELECT count(*) FROM (${some})) = ${MIN_CLOSE_MATCHES}`
  const isSitePage = `EXISTS (SELECT 1 FROM ${names} WHERE name IN (?, ?) AND (id % ${FACET_COUNT}) / 16 >= ${FIRST_SITE_KIND})`
  return {
    sql: `CASE WHEN ${isEnough} OR ${isSitePage} THEN ? ELSE ? END`,
    values: [closeExpression, terms.name, terms.words.join(' '), withFacet(closeExpression, filter), wide],
  }
}

/** Text matches, evaluated only when names fill less than the page (`few` has a row then). */
function textSelects({ index, terms, tiers }: TierQuery): readonly string[] {
  const { words, weightyUntil } = index
  const weighted = `${SCORE.replace('%', words)} * CASE WHEN rowid <= ${weightyUntil} THEN ${EDITORIAL_CONTENT_FACTOR} ELSE 1 END`
  return tiers.map((each) => {
    const { tier, isScored } = each
    const score = isScored ? weighted : '0'
    const found = `SELECT rowid AS id, ${tier} AS tier, ${score} AS score ${matches(words, MAX_SCORED, matchOf(index, terms, each).sql)}`
    return `SELECT t.* FROM few CROSS JOIN (${found}) t`
  })
}

/** D1 allows five SELECTs in a compound SELECT, but they can be nested. */
const MAX_UNION_SELECTS = 5

function unionAll(selects: readonly string[]): string {
  if (selects.length <= MAX_UNION_SELECTS) return selects.join(' UNION ALL ')
  const last = selects.length - MAX_UNION_SELECTS + 1
  return [`SELECT * FROM (${unionAll(selects.slice(0, last))})`, ...selects.slice(last)].join(' UNION ALL ')
}

/**
 * Selects matches in order: by tier; within a tier by score for texts, and by ID, which is importance, for names. No
 * tier selects more rows than offset plus limit, because later rows cannot be on the page.
 */
export function hitStatement(index: OpenIndex, query: HitQuery): SqlQuery {
  const { terms, reach, filter, offset, limit, includesBody } = query
  const tiers = matchTiers(terms, reach)
  const named = tiers.filter(({ source }) => source === 'names')
  const texts = tiers.filter(({ source }) => source === 'texts')
  const maxRows = offset + limit
  const exactNames = exactNameStatement(index, terms, filter)
  const names = unionAll([exactNames.sql, ...nameSelects({ index, terms, tiers: named, maxRows })])
  const all = unionAll(['SELECT * FROM named', ...textSelects({ index, terms, tiers: texts, maxRows })])
  const few = `SELECT 1 FROM (SELECT count(DISTINCT id) AS found FROM named) WHERE found < ${maxRows}`
  const withs = `WITH named AS MATERIALIZED (${names}), few AS MATERIALIZED (${few})`
  const order = `ORDER BY tier, CASE WHEN ${isGraded('tier')} THEN score ELSE 0 END, id`
  const best = `SELECT id, min(tier) AS tier, min(score) AS score FROM (${all}) GROUP BY id ORDER BY 2, CASE WHEN ${isGraded('min(tier)')} THEN min(score) ELSE 0 END, 1 LIMIT ${limit} OFFSET ${offset}`
  // A page matched by name shows its lead, not an excerpt of its text.
  const body = includesBody ? `CASE WHEN ${isGraded('tier')} THEN d.body ELSE '' END` : "''"
  return {
    sql: `${withs} SELECT tier, ${COLUMNS}, ${body} AS body FROM (${best}) b JOIN ${index.documents} d USING (id) ${order}`,
    values: [
      ...exactNames.values,
      ...[...named, ...texts].flatMap((tier) => matchOf(index, terms, tier, filter).values),
    ],
  }
}

/** Selects all documents, the most important first. */
export function browseStatement(
  { documents, nameWords }: OpenIndex,
  filter: Partial<SearchFacet>,
  { offset, limit }: Pick<HitQuery, 'offset' | 'limit'>,
): SqlQuery {
  const facet = facetExpression(filter)
  const ids =
    facet === null
      ? `SELECT id FROM ${documents} ORDER BY id LIMIT ${limit} OFFSET ${offset}`
      : `SELECT rowid AS id FROM ${nameWords} WHERE ${nameWords} MATCH ? ORDER BY rowid LIMIT ${limit} OFFSET ${offset}`
  return {
    sql: `SELECT 0 AS tier, ${COLUMNS}, '' AS body FROM (${ids}) b JOIN ${documents} d ON d.id = b.id ORDER BY b.id`,
    values: facet === null ? [] : [facet],
  }
}

/** Counts matches by facet, regardless of filters. */
export function countStatement(index: OpenIndex, terms: SearchTerms, reach: SearchReach): SqlQuery {
  const widest = widestMatch(terms, reach)
  const table = tableOf(index, widest.source)
  const match = matchOf(index, terms, widest)
  const matching = `SELECT rowid % ${FACET_COUNT} AS facet, count(*) AS count FROM ${table} WHERE ${table} MATCH ${match.sql} GROUP BY 1`
  if (reach === 'partial') return { sql: matching, values: match.values }
  const besides = exactNameCountStatement(index, terms, { table, match })
  return { sql: `${matching} UNION ALL ${besides.sql}`, values: [...match.values, ...besides.values] }
}

/** Counts matching pages up to a maximum. */
export function limitedCountStatement({ words }: OpenIndex, expression: string, maxCount: number): SqlQuery {
  return {
    sql: `SELECT 0 AS facet, count(*) AS count FROM (SELECT 1 FROM ${words} WHERE ${words} MATCH ? LIMIT ${maxCount})`,
    values: [expression],
  }
}
