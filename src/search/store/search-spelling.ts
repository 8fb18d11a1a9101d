import { knownWord } from '#src/search/rules/search-match.ts'
import type { SearchTerms } from '#src/search/rules/search-terms.ts'
import {
  closestSpelling,
  LONGEST_TERM,
  type SpellingCandidate,
  type SpellingReach,
  slipsOf,
  toleranceFor,
  trigramsOf,
} from '#src/search/rules/spelling.ts'
import type { OpenIndex, SqlQuery } from './open-index.ts'
import type { SearchDatabase } from './search-database.ts'
import type { NamedRest } from './search-rest.ts'
import { parseCount, parseSpellings } from './search-rows.ts'
import { limitedCountStatement } from './search-statements.ts'

const MOST_CANDIDATES = 60
/** No term has it: what is asked for when the query has no trigram that a term could have. */
const NO_TRIGRAM = '==='
/** Words that are put right one by one; of longer queries nobody knows what was meant. */
const MOST_WORDS = 4

function slipStatement({ slips, terms }: OpenIndex, typed: string): SqlQuery {
  const values = slipsOf(typed)
  const places = values.map(() => '?').join(',')
  return {
    sql: `SELECT DISTINCT t.id, t.term, t.shown, t.grade FROM ${slips} s JOIN ${terms} t ON t.id = s.id WHERE s.slip IN (${places}) ORDER BY t.id LIMIT ${MOST_CANDIDATES * 2}`,
    values,
  }
}

function trigramStatement({ trigrams, terms }: OpenIndex, typed: string): SqlQuery {
  const [first = NO_TRIGRAM, ...others] = trigramsOf(typed)
  const expression = [first, ...others].map((trigram) => `"${trigram}"`).join(' OR ')
  return {
    sql: `SELECT t.id, t.term, t.shown, t.grade FROM (SELECT rowid AS id FROM ${trigrams} WHERE ${trigrams} MATCH ? ORDER BY rank LIMIT ${MOST_CANDIDATES}) c JOIN ${terms} t ON t.id = c.id`,
    values: [expression],
  }
}

const candidateStatements = (index: OpenIndex, typed: string): readonly SqlQuery[] => [
  slipStatement(index, typed),
  trigramStatement(index, typed),
]
const readCandidates = (answers: readonly unknown[]): readonly SpellingCandidate[] =>
  answers.flatMap(parseSpellings)

/** Whether a term may be so close that it could have been meant. */
const mayBeTerm = (typed: string): boolean =>
  toleranceFor(typed.length) > 0 && typed.length <= LONGEST_TERM + toleranceFor(LONGEST_TERM)

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
    const isKnown = parseCount(take(1)[0]) > 0
    return isKnown ? word : (closestSpelling(word, candidates, 'whole')?.term ?? word)
  })
  return corrected.every((word, index) => word === words[index]) ? null : corrected.join(' ')
}

/** What may have been meant instead of a name, when it is not one already. */
function closestName(typed: string, answers: readonly unknown[], reach: SpellingReach): string | null {
  const closest = closestSpelling(typed, readCandidates(answers), reach)
  return closest === null || closest.term === typed ? null : closest.shown
}

type Misspelt = {
  readonly terms: SearchTerms
  readonly reach: SpellingReach
  /** What is said besides a page that is named; null when none is. */
  readonly named: NamedRest | null
}

/**
 * What a query that finds too little was meant to be: a name as a whole, without its fillers or without the page that is
 * named beside it, or word by word.
 * @returns it as the visitor would have written it; null when nothing is close
 */
export async function findSpelling(
  database: SearchDatabase,
  { terms: { name, words }, reach, named }: Misspelt,
): Promise<string | null> {
  const beside = named !== null && mayBeTerm(named.rest) ? [named] : []
  const wholes = [...new Set([name, words.join(' ')])].filter(mayBeTerm)
  const single = words.length > 1 && words.length <= MOST_WORDS ? words : []
  const answers = await database.ask((index) => [
    ...wholes.flatMap((typed) => candidateStatements(index, typed)),
    ...beside.flatMap(({ rest }) => candidateStatements(index, rest)),
    ...single.flatMap((word) => [
      ...candidateStatements(index, word),
      limitedCountStatement(index, knownWord(word), 1),
    ]),
  ])
  const take = inTurn(answers)
  const names = wholes.map((typed) => closestName(typed, take(2), reach))
  const places = beside.map(({ rest, title }) => {
    const place = closestName(rest, take(2), 'whole')
    return place === null ? null : `${place}, ${title}`
  })
  const [meant] = [...names, ...places].filter((each) => each !== null)
  return meant ?? joinWords(single, take)
}
