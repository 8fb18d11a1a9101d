import { knownWord, type SearchTerms, wholeWords } from '#src/domain/search-match.ts'
import {
  closestSpelling,
  type SpellingCandidate,
  type SpellingReach,
  slipsOf,
  trigramsOf,
} from '#src/domain/spelling.ts'
import type { SearchDatabase } from './search-database.ts'
import { parseCounts, parseSpellings } from './search-rows.ts'
import type { OpenIndex, SqlQuery } from './search-statements.ts'

const MOST_CANDIDATES = 60
/** Words that are put right one by one; of longer queries nobody knows what was meant. */
const MOST_WORDS = 4

function slipStatement({ slips, terms }: OpenIndex, typed: string): SqlQuery {
  const values = slipsOf(typed)
  const places = values.map(() => '?').join(',')
  return {
    sql: `SELECT DISTINCT t.id, t.term, t.shown FROM ${slips} s JOIN ${terms} t ON t.id = s.id WHERE s.slip IN (${places}) ORDER BY t.id LIMIT ${MOST_CANDIDATES * 2}`,
    values,
  }
}

function trigramStatement({ trigrams, terms }: OpenIndex, typed: string): SqlQuery {
  const expression = trigramsOf(typed)
    .map((trigram) => `"${trigram}"`)
    .join(' OR ')
  return {
    sql: `SELECT t.id, t.term, t.shown FROM (SELECT rowid AS id FROM ${trigrams} WHERE ${trigrams} MATCH ? ORDER BY rank LIMIT ${MOST_CANDIDATES}) c JOIN ${terms} t ON t.id = c.id`,
    values: [expression],
  }
}

/** How many pages match, counted no further than needed. */
function countStatement({ words }: OpenIndex, expression: string, most: number): SqlQuery {
  return {
    sql: `SELECT 0 AS facet, count(*) AS count FROM (SELECT 1 FROM ${words} WHERE ${words} MATCH ? LIMIT ${most})`,
    values: [expression],
  }
}

const candidateStatements = (index: OpenIndex, typed: string): readonly SqlQuery[] => [
  slipStatement(index, typed),
  trigramStatement(index, typed),
]
const readCandidates = (answers: readonly unknown[]): readonly SpellingCandidate[] =>
  answers.flatMap(parseSpellings)
const readCount = (answer: unknown): number => parseCounts(answer)[0]?.count ?? 0

/** Answers of the database, taken off in the order in which the statements were given. */
function inTurn(answers: readonly unknown[]): (count: number) => readonly unknown[] {
  let taken = 0
  return (count) => {
    taken += count
    return answers.slice(taken - count, taken)
  }
}

/** Every unknown word put right by itself; null when that changes nothing. */
function joinWords(words: readonly string[], take: (count: number) => readonly unknown[]): string | null {
  const corrected = words.map((word) => {
    const candidates = readCandidates(take(2))
    const isKnown = readCount(take(1)[0]) > 0
    return isKnown ? word : (closestSpelling(word, candidates, 'whole')?.term ?? word)
  })
  return corrected.every((word, index) => word === words[index]) ? null : corrected.join(' ')
}

export type SpellingReport = {
  /** What was probably meant, as the visitor would have written it; null when nothing is close. */
  readonly meant: string | null
  /** How many pages have every word of the query whole, up to `mostWhole`. */
  readonly wholeCount: number
}

/**
 * What a query that finds too little was meant to be: a name as a whole, without its fillers, or word by word.
 * @param mostWhole how far pages with whole words are counted
 */
export async function reportSpelling(
  database: SearchDatabase,
  terms: SearchTerms,
  reach: SpellingReach,
  mostWhole: number,
): Promise<SpellingReport> {
  const { name, words } = terms
  const wholes = [...new Set([name, words.join(' ')])]
  const single = words.length > 1 && words.length <= MOST_WORDS ? words : []
  const answers = await database.ask((index) => [
    countStatement(index, wholeWords(terms), mostWhole),
    ...wholes.flatMap((typed) => candidateStatements(index, typed)),
    ...single.flatMap((word) => [
      ...candidateStatements(index, word),
      countStatement(index, knownWord(word), 1),
    ]),
  ])
  const take = inTurn(answers)
  const wholeCount = readCount(take(1)[0])
  const names = wholes.flatMap((typed) => {
    const closest = closestSpelling(typed, readCandidates(take(2)), reach)
    return closest === null || closest.term === typed ? [] : [closest.shown]
  })
  return { meant: names[0] ?? joinWords(single, take), wholeCount }
}
