import { describe, expect, it } from 'vitest'
import { itUnlessSample } from '#test/support/sample.ts'
import { parseGlossary } from './glossary.ts'
import { findRefusedWords, readGlossary, readVocabularyFiles, splitIdentifier } from './refused-words.ts'
import { readSourceWords } from './source-words.ts'
import { countVocabulary, describeCounts } from './word-counts.ts'

/** The largest number of private words for each standard term. */
const MAX_RATIO = 0.3

const GLOSSARY = parseGlossary(`# Glossary

## Refused words
| word | use instead | refused in |
| --- | --- | --- |
| stranger · strangers | anonymous client | everywhere |
| room | feature | identifiers |
| kept | cached | comments |

## Contract names that stay
| name | file |
| --- | --- |
| \`ROOM\` | everywhere |
| \`roomId\` | src/rows.ts |

## Standard terms that are counted
cach(?:e|ed), tokens?

## Private words that are counted
strangers?, kept
`)

const refusedIn = (path: string, text: string): readonly string[] =>
  findRefusedWords([{ path, text }], GLOSSARY)

describe('findRefusedWords', () => {
  it('names file, line and replacement of a word in a comment', () => {
    expect(refusedIn('src/a.ts', 'const a = 1\n// Strangers may pass.\nexport { a }\n')).toEqual([
      'src/a.ts:2: "strangers" is refused by docs/glossary.md; use anonymous client',
    ])
  })

  it('finds a word inside an identifier, a property and a constant', () => {
    const text = 'export const roomBytes = { readRoom: 1 }\nconst MAX_ROOM = roomBytes.readRoom\n'
    expect(refusedIn('src/a.ts', text)).toHaveLength(3)
  })

  it('leaves longer words, strings and unrelated scopes alone', () => {
    expect(refusedIn('src/a.ts', "export const bedroomsOf = 'a stranger is kept'\n")).toEqual([])
    expect(refusedIn('guide.md', 'A room where values are kept.\n')).toEqual([])
  })

  it('accepts names of contracts, some of them in one file only', () => {
    expect(refusedIn('src/a.ts', 'export const read = (env: { ROOM: string }) => env.ROOM')).toEqual([])
    expect(refusedIn('src/rows.ts', 'export const roomId = 1')).toEqual([])
    expect(refusedIn('src/a.ts', 'export const roomId = 1')).toHaveLength(1)
  })

  it('reads comments of style sheets and of markup in code', () => {
    expect(refusedIn('src/a.css', '.a { color: red } /* kept */\n')).toHaveLength(1)
    expect(refusedIn('src/a.tsx', 'export const A = () => <p>{/* kept */}</p>\n')).toHaveLength(1)
  })

  it('reads documents without their code spans and link targets', () => {
    expect(refusedIn('guide.md', 'See `stranger` and [this](stranger.md).\n')).toEqual([])
    expect(refusedIn('guide.md', 'For a stranger.\n')).toHaveLength(1)
  })

  // `npm run check` does the same.
  itUnlessSample('accepts the repository', () => {
    expect(findRefusedWords(readVocabularyFiles(), readGlossary())).toEqual([])
  })
})

describe('readSourceWords', () => {
  it('throws for a file that cannot be parsed', () => {
    expect(() => readSourceWords('src/a.ts', 'const = 1')).toThrow('src/a.ts')
  })
})

describe('parseGlossary', () => {
  it('throws when a section is missing', () => {
    expect(() => parseGlossary('# Glossary\n')).toThrow('Refused words')
  })
})

describe('splitIdentifier', () => {
  it.each([
    ['createDeskUrl', 'create Desk Url'],
    ['MOST_ROWS', 'MOST ROWS'],
    ['readHTMLText', 'read HTML Text'],
  ])('splits %s into words', (name, words) => {
    expect(splitIdentifier(name)).toBe(words)
  })
})

describe('the count of private against standard words', () => {
  it('counts comments alone, across their lines', () => {
    const files = [
      { path: 'src/a.ts', text: "/** A cached\n * token. */\nexport const a = 'kept' // kept\n" },
    ]
    expect(describeCounts(countVocabulary(files, GLOSSARY))).toBe(
      '4 words of comments; per 1,000: 500.0 standard terms, 250.0 private words; ratio 0.50',
    )
  })

  it('stays under 0.3 in the repository', () => {
    const { standard, privateWords } = countVocabulary(readVocabularyFiles(), readGlossary())
    expect(privateWords / standard).toBeLessThan(MAX_RATIO)
  })
})
