import { knownWord, type SearchTerms } from '#src/domain/search-match.ts'
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

function knownStatement({ words }: OpenIndex, word: string): SqlQuery {
  return {
    sql: `SELECT 0 AS facet, count(*) AS count FROM (SELECT 1 FROM ${words} WHERE ${words} MATCH ? LIMIT 1)`,
    values: [knownWord(word)],
  }
}

const candidateStatements = (index: OpenIndex, typed: string): readonly SqlQuery[] => [
  slipStatement(index, typed),
  trigramStatement(index, typed),
]

const toCandidates = (answers: readonly unknown[]): readonly SpellingCandidate[] =>
  answers.flatMap(parseSpellings)

async function correctWhole(
  database: SearchDatabase,
  typed: string,
  reach: SpellingReach,
): Promise<SpellingCandidate | null> {
  const answers = await database.ask((index) => candidateStatements(index, typed))
  return closestSpelling(typed, toCandidates(answers), reach)
}

/** Puts every unknown word right by itself; null when there is none to put right. */
async function correctWords(database: SearchDatabase, words: readonly string[]): Promise<string | null> {
  const answers = await database.ask((index) =>
    words.flatMap((word) => [...candidateStatements(index, word), knownStatement(index, word)]),
  )
  const corrected = words.map((word, index) => {
    const own = answers.slice(3 * index, 3 * index + 3)
    const isKnown = (parseCounts(own[2])[0]?.count ?? 0) > 0
    return isKnown ? word : (closestSpelling(word, toCandidates(own.slice(0, 2)), 'whole')?.term ?? word)
  })
  return corrected.every((word, index) => word === words[index]) ? null : corrected.join(' ')
}

/**
 * What a query that finds too little was meant to be, as the visitor would have written it.
 * @returns null when nothing is close
 */
export async function correctSpelling(
  database: SearchDatabase,
  { name, words }: SearchTerms,
  reach: SpellingReach,
): Promise<string | null> {
  for (const typed of new Set([name, words.join(' ')])) {
    const whole = await correctWhole(database, typed, reach)
    if (whole !== null && whole.term !== typed) return whole.shown
  }
  const isOneByOne = words.length > 1 && words.length <= MOST_WORDS
  return isOneByOne ? correctWords(database, words) : null
}
