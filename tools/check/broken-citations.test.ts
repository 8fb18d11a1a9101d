import { describe, expect, it } from 'vitest'
import {
  brokenCitations,
  collectCitationTargets,
  definedRequirementIds,
  findBrokenCitations,
} from './broken-citations.ts'

const REQUIREMENTS = `## R5 Pictures

- **R5.2** Sources are listed.

| id | figure |
| --- | --- |
| F9 | JavaScript |

- **D7.6** Neighbours, see R5.2.
`
const STORED_SAVES_TEST = `describe('saves', () => {
  it('are stored once', () => {})
  it("do not lose a visitor's note", () => {})
  it.each([1])('state “%s” in words', () => {})
  // it('are sorted', () => {})
  it.skip('are deleted', () => {})
})`
const KNOWN = collectCitationTargets([
  { path: 'docs/requirements/quality.md', text: REQUIREMENTS },
  { path: 'docs/adr/0007-navigation-without-react.md', text: '' },
  { path: 'docs/contracts.md', text: '' },
  { path: 'src/saves/store/stored-saves.worker.test.ts', text: STORED_SAVES_TEST },
])
/** Composed here, so that this file does not itself contain a broken citation. */
const ABSENT = ['R99', '1'].join('.')

const found = (text: string, path = 'src/a.ts') => brokenCitations([{ path, text }], KNOWN)

describe('definedRequirementIds', () => {
  it('reads numbers from headings, list items and table rows only', () => {
    expect(definedRequirementIds(REQUIREMENTS)).toEqual(['R5', 'R5.2', 'F9', 'D7.6'])
  })
})

describe('brokenCitations', () => {
  it.each([
    ['a comment', `/** As promised (${ABSENT}). */`],
    ['a comment over several lines', ` * as promised (RFC 8058, ${ABSENT}; and more`],
    ['a comment after code', `const a = 1 // as promised (${ABSENT})`],
    ['a comment in markup', `  {/* ${ABSENT} */}`],
    ['the name of a test', `it('holds (R5.2, ${ABSENT})', () => {})`],
  ])('reports a missing requirement in %s', (_place, line) => {
    expect(found(`\n${line}\n`)).toEqual([
      `src/a.ts:2: cites ${ABSENT}, which docs/requirements does not have`,
    ])
  })

  it('reports a document that names a test which was removed, and accepts one that exists', () => {
    const removed = ['test', 'flows', 'saves', 'removed.test.ts'].join('/')
    const text = `| \`${removed}\` | \`src/saves/store/stored-saves.worker.test.ts\` |`
    expect(found(text, 'docs/guards.md')).toEqual([`docs/guards.md:1: cites ${removed}, which is not there`])
  })

  it.each([
    ['a renamed title', '“are stored twice”', ['are stored twice']],
    ['part of a title', '“are stored”', ['are stored']],
    ['a test that does not run', '“are sorted”, “are deleted”', ['are sorted', 'are deleted']],
    ['the second of two titles', '“are stored once”, “are gone”', ['are gone']],
    ['no title that exists', "“are stored once”, “do not lose a visitor's note”, “state “%s” in words”", []],
  ])('reports %s that a document quotes after its test', (_what, quoted, missing) => {
    const test = 'src/saves/store/stored-saves.worker.test.ts'
    expect(found(`| 1 | \`${test}\` ${quoted} |`, 'docs/guards.md')).toEqual(
      missing.map((title) => `docs/guards.md:1: cites “${title}”, which ${test} does not have`),
    )
  })

  it('reports missing sections, figures, decisions and documents', () => {
    const [section, figure] = ['S7', 'F8'] as const
    expect(found(`// (${section}, ${figure}, R5, F9)`)).toEqual([
      `src/a.ts:1: cites ${section}, which docs/requirements does not have`,
      `src/a.ts:1: cites ${figure}, which docs/requirements does not have`,
    ])
    const decision = ['docs', 'adr', '0099'].join('/')
    const document = ['docs', 'missing.md'].join('/')
    const byNumber = ['ADR', '99'].join(' ')
    expect(
      found(`see ${decision}, docs/adr/0007, ${document}, docs/contracts.md, ADR 7, (${byNumber})`),
    ).toEqual([decision, document, decision].map((name) => `src/a.ts:1: cites ${name}, which is not there`))
  })
})

it.each([
  ['stores of the platform', '/** Waits for D1 and R2 (R2, D1). */'],
  ['paths of drawings', "const path = 'M2.4 5.1S3.2 4 5 6'"],
  ['code in comments', '// a glyph begins with `M0 1`'],
  ['colours', '/* #D1F2A3, #F99 */'],
  ['names', 'const S3 = load(F8, M1)'],
  ['numbers of other documents', '// RFC 9110 section 14.1.2, HTTP/2.0, UTF-8, ES2024, A-R5, R5-B'],
])('accepts %s, which is no citation', (_kind, line) => {
  expect(found(line)).toEqual([])
})

it('checks all text of a document except code', () => {
  expect(found(`Sources are listed, see ${ABSENT} and \`${ABSENT}\`.`, 'docs/contracts.md')).toHaveLength(1)
})

it('finds no broken citation in the repository', () => {
  expect(findBrokenCitations()).toEqual([])
})
