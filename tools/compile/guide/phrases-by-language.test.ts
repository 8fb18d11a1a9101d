import { describe, expect, it } from 'vitest'
import { PROJECT_ROOT } from '#tools/compile/fixtures/content-fixture.ts'
import { loadCountries } from '#tools/compile/places/load-countries.ts'
import { readPhraseBooks } from './phrase-books.ts'
import { createPhrases } from './phrases-by-language.ts'

const errors: unknown[] = []
const books = readPhraseBooks(
  { contentDir: `${PROJECT_ROOT}/content` },
  () => true,
  (error) => errors.push(error),
)
const countries = loadCountries()
const phrasesOf = createPhrases(books, countries, {
  spain: { summary: '', traits: [], languages: ['Basque', 'Catalan', 'Galician', 'Spanish'] },
  'united-kingdom': { summary: '', traits: [], languages: ['English', 'Irish', 'Scottish', 'Welsh'] },
})

function languagesOf(id: string): readonly (string | undefined)[] {
  const country = countries.find(({ slug }) => slug === id.split('/')[0])
  if (country === undefined) throw new Error(`no country ${id}`)
  return phrasesOf({ path: `/destinations/${id}`, country }).map((html) => /<h3>([^,<]+)/.exec(html)?.[1])
}

describe('createPhrases', () => {
  it('returns up to three languages of the country, the majority language first, then the most widespread', () => {
    expect(errors).toEqual([])
    expect(languagesOf('switzerland')).toEqual(['German', 'French', 'Italian'])
    expect(languagesOf('kosovo')).toEqual(['Albanian', 'Serbian'])
    expect(languagesOf('israel')[0]).toBe('Hebrew')
    expect(languagesOf('finland')[0]).toBe('Finnish')
    expect(languagesOf('czechia/prague')[0]).toBe('Czech')
    expect(languagesOf('norway/bergen')).toEqual(['Norwegian Bokmål'])
    expect(languagesOf('spain')).toEqual(['Spanish', 'Catalan', 'Basque'])
    expect(languagesOf('united-kingdom/cornwall')).toEqual([])
  })

  it('shows a regional language in its region only, where it comes first', () => {
    expect(languagesOf('spain/seville')).toEqual(['Spanish'])
    expect(languagesOf('spain/barcelona')).toEqual(['Catalan', 'Spanish'])
    expect(languagesOf('united-kingdom/edinburgh')).toEqual([])
    expect(languagesOf('ireland/dublin')).toEqual(['Irish'])
    expect(languagesOf('argentina/buenos-aires')).toEqual(['Spanish'])
    expect(languagesOf('hong-kong')[0]).toBe('Cantonese')
  })

  it('writes Chinese in the script of the country', () => {
    const taiwan = countries.find(({ slug }) => slug === 'taiwan')
    if (taiwan === undefined) throw new Error('no Taiwan')
    expect(phrasesOf({ path: '/destinations/taiwan', country: taiwan })[0]).toContain('lang="zh-Hant"')
    expect(languagesOf('china/beijing')).toEqual(['Mandarin Chinese'])
  })

  it('compiles phrases once for all places', () => {
    const [spain, chile] = ['spain', 'chile'].map((id) => countries.find(({ slug }) => slug === id))
    if (spain === undefined || chile === undefined) throw new Error('no Spain, or no Chile')
    const [one] = phrasesOf({ path: '/destinations/spain', country: spain })
    const [other] = phrasesOf({ path: '/destinations/chile', country: chile })
    expect(one).toBe(other)
    expect(one).toContain('<th scope="row">Hello</th><td lang="es" dir="auto">')
  })
})
