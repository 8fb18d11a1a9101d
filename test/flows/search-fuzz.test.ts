import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { askSite } from '#test/support/worker/ask-site.ts'
import { fillSearchIndex } from '#test/support/worker/fill-search-index.ts'

/** Words and signs that mean something to FTS5, SQL, HTML or addresses. */
const SIGNS = [
  '"',
  "'",
  '*',
  '^',
  ':',
  '(',
  ')',
  '{',
  '}',
  '-',
  '+',
  ',',
  '=',
  '%',
  '\\',
  '\0',
  '<b>',
  '&',
  ';',
  '--',
]
const WORDS = [
  'AND',
  'OR',
  'NOT',
  'NEAR',
  'NEAR(a b, 2)',
  'title',
  'rowid',
  'facet',
  '=country',
  'a*',
  'the',
  'new',
  'ß',
  'ı',
  '日本',
]
const TIMES = 500
const AT_ONCE = 20
const TIMEOUT_MS = 900_000

const query = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ maxLength: 300 }),
  fc
    .array(fc.oneof(fc.constantFrom(...SIGNS, ...WORDS), fc.string({ maxLength: 6 })), { maxLength: 12 })
    .map((parts) => parts.join(' ')),
  fc.array(fc.constantFrom(...SIGNS, ...WORDS), { maxLength: 12 }).map((parts) => parts.join('')),
)
const parameters = fc.record({
  kind: fc.oneof(fc.constantFrom('', 'city', 'article', 'CITY'), fc.string({ maxLength: 5 })),
  continent: fc.oneof(fc.constantFrom('', 'asia', 'middle-east'), fc.string({ maxLength: 5 })),
  page: fc.oneof(fc.constantFrom('', '1', '2', '50', '51', '-1', '1e9'), fc.string({ maxLength: 4 })),
})

const addressOf = (isSuggest: boolean, text: string, more: Readonly<Record<string, string>>): string => {
  const given = new URLSearchParams({ q: text, ...(isSuggest ? {} : more) })
  return `${isSuggest ? '/api/suggest' : '/search'}?${given}`
}

beforeAll(async () => {
  await fillSearchIndex()
}, 60_000)

it(
  'answers 10,000 queries of any kind with 200, and by the full index',
  async () => {
    const oneRequest = fc
      .tuple(fc.constantFrom(true, true, false), query, parameters)
      .map((parts) => addressOf(...parts))
    await fc.assert(
      fc.asyncProperty(
        fc.array(oneRequest, { minLength: AT_ONCE, maxLength: AT_ONCE }),
        async (addresses) => {
          const answers = await Promise.all(addresses.map((address) => askSite(address)))
          const bodies = await Promise.all(answers.map((answer) => answer.text()))
          expect(answers.map(({ status }) => status)).toEqual(addresses.map(() => 200))
          expect(bodies.filter((body) => body.includes('matches by title only'))).toEqual([])
        },
      ),
      { numRuns: TIMES },
    )
  },
  TIMEOUT_MS,
)
