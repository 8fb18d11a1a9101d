import { describe, expect, it } from 'vitest'
import { MONTH_COUNT } from '#isomorphic/where/fact-words.ts'
import { rankPlaces } from '#isomorphic/where/rank-places.ts'
import { parseWishes } from '#isomorphic/where/wishes/parse-wishes.ts'
import { DEFAULT_LOCALE } from '#isomorphic/words/locale.ts'
import { readQuestion } from '#src/where/read-question.ts'
import { createWhereSources } from '#src/where/where-sources.ts'
import { EARLY_QUESTIONS } from './early-questions.ts'
import type { JudgedQuestion } from './judged-question.ts'
import { LATE_QUESTIONS } from './late-questions.ts'

const JUDGED_QUESTIONS: readonly JudgedQuestion[] = [...EARLY_QUESTIONS, ...LATE_QUESTIONS]
const MIN_GOOD_QUESTIONS = 34
const MIN_ACCEPTABLE = 5
const NO_PATH = { month: null, interest: null }

const loadSources = createWhereSources()

const isIn = (list: string, id: string): boolean =>
  list
    .split(' ')
    .some((one) => (one.startsWith('=') ? id === one.slice(1) : id === one || id.startsWith(`${one}/`)))

async function resultsOf({ query }: JudgedQuestion): Promise<readonly string[]> {
  const { data, overland } = await loadSources('en')
  const url = new URL(`https://fernway.test/where?${query}`)
  const { wishes, origin } = readQuestion(url, NO_PATH, { data, overland, locale: DEFAULT_LOCALE })
  return rankPlaces(data.table, wishes, origin).results.map((row) => data.table.facts.id[row] ?? '')
}

describe('forty judged questions', () => {
  it('are forty, and every parameter of them is understood', async () => {
    expect(JUDGED_QUESTIONS).toHaveLength(40)
    const { data } = await loadSources('en')
    const climates = data.table.size + data.table.facts.otherRows.length
    expect(data.table.season.length).toBe(climates * MONTH_COUNT)
    for (const { query } of JUDGED_QUESTIONS) {
      const wishes = parseWishes(new URLSearchParams(query), NO_PATH, data.table.facts.continents)
      expect(wishes.month !== null || wishes.interests.length > 0, query).toBe(true)
    }
  })

  it('have five acceptable places among the first twelve in 34 of them', async () => {
    const judged = await Promise.all(
      JUDGED_QUESTIONS.map(async (question) => {
        const results = await resultsOf(question)
        const others = results.filter((id) => !isIn(question.acceptable, id))
        return { query: question.query, acceptable: results.length - others.length, others }
      }),
    )
    for (const { query, acceptable, others } of judged)
      console.info(acceptable, query, '| not listed:', others.join(' '))
    const good = judged.filter(({ acceptable }) => acceptable >= MIN_ACCEPTABLE)
    expect(good.length).toBeGreaterThanOrEqual(MIN_GOOD_QUESTIONS)
  })

  it.each(JUDGED_QUESTIONS)('has no impossible place for $query', async (question) => {
    expect((await resultsOf(question)).filter((id) => isIn(question.impossible, id))).toEqual([])
  })
})
