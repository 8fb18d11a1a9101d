import { exactInsideTier, WITHIN_TIER } from '#isomorphic/search/match-tiers.ts'
import { joinedName, NAME_GRADES, namesWithin } from '#isomorphic/search/search-names.ts'
import type { SearchTerms } from '#isomorphic/search/search-terms.ts'
import { FACET_COUNT, facetCondition, type SearchFacet } from '#src/search/rules/search-facet.ts'
import { FIRST_SITE_KIND } from '#src/search/rules/search-kind.ts'
import type { OpenIndex, SqlQuery } from './open-index.ts'

/** Maximum number of name rows per query, best first. */
const MAX_NAMES = 100

/** Possible names in a query: the query with and without stop words, its joined form, and all runs of its words. */
function candidateNames({ name, words }: SearchTerms) {
  const exact = [...new Set([name, words.join(' ')])]
  const joined = joinedName(name)
  return { exact, joined: joined === null ? [] : [joined], runs: namesWithin(name) }
}

const placeholders = (values: readonly string[]): string => values.map(() => '?').join(',')

/** Rows of names in the query, each with its tier, without names that are part of a longer one. */
function namedRows({ names }: OpenIndex, terms: SearchTerms): SqlQuery {
  const { exact, joined, runs } = candidateNames(terms)
  const all = [...new Set([...exact, ...joined, ...runs])]
  const insideTier = exactInsideTier(terms)
  // For titles and other names the grade equals the tier.
  const exactTier = `CASE grade WHEN ${NAME_GRADES.inside} THEN ${insideTier} ELSE grade END`
  const tier = `CASE WHEN name IN (${placeholders(exact)}) THEN ${exactTier} WHEN name IN (${placeholders(joined)}) THEN ${insideTier} ELSE ${WITHIN_TIER} END`
  const rows = `SELECT id, name, grade, is_telling, ${tier} AS tier FROM ${names} WHERE name IN (${placeholders(all)}) ORDER BY tier, grade, id LIMIT ${MAX_NAMES}`
  const isPart = `EXISTS (SELECT 1 FROM called longer WHERE length(longer.name) > length(c.name) AND instr(' ' || longer.name || ' ', ' ' || c.name || ' ') > 0)`
  return {
    sql: `WITH called AS MATERIALIZED (${rows}) SELECT * FROM called c WHERE tier < ${WITHIN_TIER} OR (is_telling = 1 AND NOT ${isPart})`,
    values: [...exact, ...joined, ...all],
  }
}

const KIND = `(id % ${FACET_COUNT}) / 16`
/**
 * Within a query, titles rank before other names, and smaller places before larger ones; topics and pages of the site
 * come last. The score is lower than any text score, so that it wins when both match.
 */
const SCORE = `grade * 10 - ${KIND} + CASE WHEN ${KIND} >= ${FIRST_SITE_KIND} THEN 100 ELSE 0 END - 1000`

/** Pages whose complete name is in the query, as `id, tier, score`. */
export function exactNameStatement(
  index: OpenIndex,
  terms: SearchTerms,
  filter: Partial<SearchFacet>,
): SqlQuery {
  const { sql, values } = namedRows(index, terms)
  const condition = facetCondition(filter)
  const score = `CASE WHEN tier = ${WITHIN_TIER} THEN ${SCORE} ELSE 0 END`
  return { sql: `SELECT id, tier, ${score} AS score FROM (${sql}) WHERE ${condition}`, values }
}

/** Counts by facet the pages named in the query that do not match a full-text expression. */
export function exactNameCountStatement(
  index: OpenIndex,
  terms: SearchTerms,
  { table, match }: { readonly table: string; readonly match: SqlQuery },
): SqlQuery {
  const { sql, values } = namedRows(index, terms)
  const matches = `EXISTS (SELECT 1 FROM ${table} WHERE ${table} MATCH ${match.sql} AND rowid = n.id)`
  return {
    sql: `SELECT n.id % ${FACET_COUNT} AS facet, count(*) AS count FROM (SELECT DISTINCT id FROM (${sql})) n WHERE NOT ${matches} GROUP BY 1`,
    values: [...values, ...match.values],
  }
}
