import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  type ContentFixture,
  createContentFixture,
  PROJECT_ROOT,
} from '#tools/compile/fixtures/content-fixture.ts'
import { createContentErrors, formatContentError } from '#tools/compile/text/content-error.ts'
import { FREQUENT_LANGUAGES } from './frequent-languages.ts'
import { type PhraseBook, readPhraseBooks } from './phrase-books.ts'
import { MEANING_KEYS, NUMBERS_LABEL } from './phrase-meanings.ts'
import { ROMANISATIONS } from './romanisations.ts'

const TONE_MARKS = /[āáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜ]/

const log = createContentErrors()
const books = readPhraseBooks({ contentDir: `${PROJECT_ROOT}/content` }, log.report)

function bookOf(code: string): PhraseBook {
  const book = books.find((candidate) => candidate.code === code)
  if (book === undefined) throw new Error(`no phrases ${code}`)
  return book
}

const textOf = (code: string, meaning: string): string | undefined =>
  bookOf(code).phrases.find((row) => row.meaning === meaning)?.text

describe('the phrase books', () => {
  it('are valid, and a book exists for each of the most visited languages', () => {
    expect(log.list().map(formatContentError)).toEqual([])
    for (const code of FREQUENT_LANGUAGES) {
      expect(bookOf(code).phrases.length, code).toBeGreaterThanOrEqual(25)
      expect(bookOf(code).phrases.map(({ meaning }) => meaning)).toEqual(
        expect.arrayContaining(['I am allergic to nuts', 'I need a doctor', 'Left', NUMBERS_LABEL]),
      )
    }
  })

  it('show the numbers as one row before the hundred', () => {
    expect(bookOf('de').phrases.slice(-2)).toEqual([
      {
        meaning: NUMBERS_LABEL,
        text: 'eins, zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn',
        romanised: null,
        reading: 'ine-ss, tsvy, dry, feer, fewnf, zeks, ZEE-ben, akht, noyn, tsayn',
      },
      { meaning: 'A hundred', text: 'hundert', romanised: null, reading: 'HOON-dert' },
    ])
  })

  it('state tones in Mandarin by marks and in Cantonese by digits', () => {
    const romanised = (code: string): readonly string[] =>
      bookOf(code).phrases.map((row) => row.romanised ?? '')
    expect(romanised('zh-Hans').filter((text) => !TONE_MARKS.test(text))).toEqual([])
    expect(romanised('zh-Hant').filter((text) => !TONE_MARKS.test(text))).toEqual([])
    expect(romanised('yue').filter((text) => !/^(?:[a-z]+[1-6][ ,?!…]*)+$/.test(text))).toEqual([])
  })

  it('teach the Portuguese of each country', () => {
    expect(textOf('pt', 'Where is the toilet?')).toContain('casa de banho')
    expect(textOf('pt-BR', 'Where is the toilet?')).toContain('banheiro')
    expect(textOf('pt-BR', 'Where is the station?')).toContain('trem')
  })
})

describe('readPhraseBooks', () => {
  let fixture: ContentFixture | null = null
  beforeEach(() => {
    fixture = createContentFixture()
  })
  afterEach(() => fixture?.remove())

  function errorsOf(name: string, code: string, phrases: readonly string[], numbers = ''): readonly string[] {
    if (fixture === null) throw new Error('the fixture only exists inside a test')
    const head = `language: Sample\ncode: ${code}\nnative: sample\nnote: A language of tests.\nphrases:\n`
    fixture.write(`phrases/${name}.yaml`, `${head}${phrases.join('')}${numbers}`)
    const errors = createContentErrors()
    readPhraseBooks({ contentDir: fixture.contentDir }, errors.report)
    return errors.list().map(formatContentError)
  }

  const phrasesOf = (count: number, romanised = ''): readonly string[] =>
    MEANING_KEYS.slice(0, count).map((key) => `  - { meaning: "${key}", text: a, ${romanised}reading: a }\n`)
  const ten = Array.from({ length: 10 }, () => 'a').join(', ')
  const NUMBERS = `numbers:\n  text: [${ten}]\n  reading: [${ten}]\n`

  it('accepts twelve phrases, and no fewer', () => {
    expect(errorsOf('eo', 'eo', phrasesOf(12))).toEqual([])
    expect(errorsOf('eo', 'eo', phrasesOf(11))).toEqual([expect.stringContaining('12 to 36 phrases')])
  })

  it('requires more phrases and the numbers of the most visited languages', () => {
    expect(errorsOf('fr', 'fr', phrasesOf(24), NUMBERS)).toEqual([])
    expect(errorsOf('fr', 'fr', phrasesOf(23), NUMBERS)).toEqual([expect.stringContaining('24 or more')])
    expect(errorsOf('fr', 'fr', phrasesOf(24))).toEqual([expect.stringContaining('"numbers" is missing')])
  })

  it('rejects a meaning that occurs twice, and a file named after another language', () => {
    const twice = [...phrasesOf(12), ...phrasesOf(1)]
    expect(errorsOf('eo', 'ia', twice)).toEqual([
      expect.stringContaining('expected the file name ia.yaml'),
      expect.stringContaining('hello occurs twice'),
    ])
  })

  it.each([
    ['yue', 'romanised: "nei5 hou2", ', 0],
    ['yue', 'romanised: "nei hou", ', 12],
    ['yue', '', 12],
    ['zh-Hant', 'romanised: "nǐ hǎo", ', 0],
    ['zh-Hant', 'romanised: "ni hao", ', 12],
    ['eo', 'romanised: "saluton", ', 12],
  ])('checks the romanisation of %s: %s', (code, romanised, count) => {
    expect(errorsOf(code, code, phrasesOf(12, romanised))).toHaveLength(count)
  })

  it('knows a romanisation only of languages with a book', () => {
    expect(Object.keys(ROMANISATIONS).filter((code) => !books.some((book) => book.code === code))).toEqual([])
  })
})
