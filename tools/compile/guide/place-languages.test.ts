import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { PROJECT_ROOT } from '#tools/compile/fixtures/content-fixture.ts'
import { setUpContent } from '#tools/compile/fixtures/set-up-content.ts'
import { loadCountries } from '#tools/compile/places/load-countries.ts'
import { createContentErrors, formatContentError } from '#tools/compile/text/content-error.ts'
import { readYamlFile } from '#tools/compile/text/entry-files.ts'
import { readPhraseBooks } from './phrase-books.ts'
import { type LanguagesByPlace, languagesOf, readLanguagesByPlace } from './place-languages.ts'

const BY_PLACE = 'phrases/by-place.yaml'

function readReal(): LanguagesByPlace {
  const folder = { contentDir: `${PROJECT_ROOT}/content` }
  const log = createContentErrors()
  const source = readYamlFile(folder, BY_PLACE, log.report)
  const known = {
    isKnown: () => true,
    countries: loadCountries().map(({ slug }) => slug),
    books: readPhraseBooks(folder, log.report),
  }
  const languages = source && readLanguagesByPlace(source, known, log.report)
  expect(log.list().map(formatContentError)).toEqual([])
  if (languages === null) throw new Error(`${BY_PLACE} is invalid`)
  return languages
}

const languages = readReal()
const booksOf = (place: string): readonly string[] => languagesOf(languages, place).phrases

describe('the languages by place', () => {
  it.each([
    ['czechia/prague', ['cs']],
    ['vanuatu', ['bi', 'fr']],
    ['uganda', ['lg', 'sw']],
    ['cape-verde', ['kea', 'pt']],
    ['mauritius', ['mfe', 'fr']],
    ['brazil/rio-de-janeiro', ['pt-BR']],
    ['portugal/lisbon', ['pt']],
    ['italy/dolomites', ['de', 'it']],
    ['spain/seville', ['es']],
    ['spain/barcelona', ['ca', 'es']],
    ['switzerland/bernese-oberland', ['de']],
    ['belgium/ghent', ['nl']],
    ['canada/montreal', ['fr']],
    ['india/kerala', ['ml']],
    ['egypt/luxor', ['arz']],
    ['hong-kong', ['yue']],
    ['taiwan/taipei', ['zh-Hant']],
    ['united-kingdom/cornwall', []],
    ['united-states/new-york', []],
  ])('%s shows the phrases %o', (place, codes) => {
    expect(booksOf(place)).toEqual(codes)
  })

  it('states what is heard in a city, not all languages of its state', () => {
    expect(languagesOf(languages, 'spain/seville').spoken).toEqual(['Spanish'])
    expect(languagesOf(languages, 'united-kingdom/london').spoken).toEqual(['English'])
    expect(languagesOf(languages, 'south-africa/cape-town').spoken).toEqual(['English', 'Afrikaans', 'Xhosa'])
    expect(languagesOf(languages, 'peru/cusco').spoken).toEqual(['Spanish', 'Quechua'])
  })

  it('uses every phrase book somewhere', () => {
    const used = new Set(Object.values(languages).flatMap(({ phrases }) => phrases))
    const books = readPhraseBooks({ contentDir: `${PROJECT_ROOT}/content` }, () => undefined)
    expect(books.map(({ code }) => code).filter((code) => !used.has(code))).toEqual([])
  })

  it('falls back to the languages of the country', () => {
    expect(languagesOf(languages, 'japan/kyoto')).toBe(languages['japan'])
    expect(() => languagesOf(languages, 'atlantis')).toThrow('atlantis is missing')
  })
})

describe('readLanguagesByPlace', () => {
  const content = setUpContent()
  const TOGO = 'togo: { phrases: [], spoken: [English], english: everyday language }\n'
  const errorsWith = (entry: string): readonly string[] => content.errorsAfter(BY_PLACE, TOGO, entry)

  it.each([
    ['a missing country', '', 'togo is missing'],
    [
      'an unknown place',
      `${TOGO}togo/atlantis: { phrases: [], spoken: [], english: everyday language }\n`,
      'there is no place togo/atlantis',
    ],
    [
      'an unknown book',
      'togo: { phrases: [ee], spoken: [Ewe], english: rarely understood }\n',
      'there are no phrases ee',
    ],
    [
      'no phrases without a reason',
      'togo: { phrases: [], spoken: [Ewe], english: rarely understood }\n',
      'togo has no phrases',
    ],
    [
      'four books',
      'togo: { phrases: [fr, es, it, de], spoken: [Ewe], english: rarely understood }\n',
      'at most 3 phrase books',
    ],
    [
      'an unknown share of English',
      'togo: { phrases: [], spoken: [Ewe], english: fluent }\n',
      'expected one of everyday language',
    ],
    [
      'official languages of a town',
      `${TOGO}togo/kara: { phrases: [], spoken: [Kabiye], official: [French], english: everyday language }\n`,
      'togo/kara is no country',
    ],
  ])('reports %s', (_what, entry, problem) => {
    expect(errorsWith(entry).join('\n')).toContain(problem)
  })

  it('reports a missing language that has a book', () => {
    content.write('phrases/ee.yaml', readFileSync(`${PROJECT_ROOT}/content/phrases/ee.yaml`, 'utf8'))
    const entry = 'togo: { phrases: [ee], spoken: [Ewe], english: rarely understood, missing: [Ewe] }\n'
    expect(errorsWith(entry)).toEqual([expect.stringContaining('there are phrases in Ewe')])
  })

  it('accepts a place whose language has no book yet', () => {
    expect(
      errorsWith('togo: { phrases: [], spoken: [Ewe], english: rarely understood, missing: [Ewe] }\n'),
    ).toEqual([])
  })
})
