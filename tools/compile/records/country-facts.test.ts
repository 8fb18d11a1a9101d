import { describe, expect, it } from 'vitest'
import { foldText } from '#isomorphic/search/fold-text.ts'
import type { PlaceLanguages } from '#tools/compile/guide/place-languages.ts'
import { otherNamesOf } from '#tools/compile/places/country-names.ts'
import { currencyText } from '#tools/compile/places/currency-text.ts'
import { type Country, loadCountries } from '#tools/compile/places/load-countries.ts'
import { areaText, countryFacts, inheritedFacts } from './country-facts.ts'

const countries = loadCountries()
const names = new Map(countries.map(({ code, name }) => [code, name]))
const nameOf = (code: string): string | null => names.get(code) ?? null

function find(slug: string): Country {
  const country = countries.find((candidate) => candidate.slug === slug)
  if (country === undefined) throw new Error(`no country ${slug}`)
  return country
}

const SILENT: PlaceLanguages = { phrases: [], spoken: [], english: 'everyday language' }
const HEARD: PlaceLanguages = {
  phrases: ['ary'],
  spoken: ['Moroccan Arabic', 'French'],
  official: ['Arabic', 'Tamazight'],
  english: 'common in tourism',
}
const NOTES = { summary: '', traits: [], capital: 'Rabat' }

describe('countryFacts', () => {
  it('lists facts for travellers, with neighbours by name', () => {
    expect(countryFacts(find('morocco'), NOTES, HEARD, nameOf)).toEqual([
      { label: 'Capital', value: 'Rabat' },
      { label: 'Languages', value: 'Moroccan Arabic, French' },
      { label: 'Official languages', value: 'Arabic, Tamazight' },
      { label: 'English', value: 'Common in tourism' },
      { label: 'Currency', value: 'Moroccan dirham (MAD)' },
      { label: 'Calling code', value: '+212' },
      { label: 'Area', value: '447,000 km²' },
      { label: 'Borders', value: 'Algeria, Spain, Western Sahara' },
    ])
  })

  it('states official languages only where they are not those that one hears', () => {
    const languages: PlaceLanguages = {
      ...HEARD,
      spoken: ['Tamazight', 'Arabic'],
      english: 'everyday language',
    }
    const labels = countryFacts(find('morocco'), NOTES, languages, nameOf).map(({ label }) => label)
    expect(labels).toContain('Languages')
    expect(labels).not.toContain('Official languages')
    expect(labels).not.toContain('English')
  })

  it('omits missing facts', () => {
    expect(countryFacts(find('antarctica'), null, SILENT, nameOf)).toEqual([
      { label: 'Area', value: '14,000,000 km²' },
    ])
  })

  it.each([
    ['united-states', '+1'],
    ['canada', '+1'],
    ['jamaica', '+1 876'],
    ['dominican-republic', '+1 809, 829, 849'],
    ['kazakhstan', '+7'],
    ['vatican-city', '+39 06 698'],
    ['united-kingdom', '+44'],
  ])('returns the calling code of %s', (slug, code) => {
    expect(countryFacts(find(slug), null, SILENT, nameOf)).toContainEqual({
      label: 'Calling code',
      value: code,
    })
  })

  it.each([
    ['serbia', '77,500 km²'],
    ['kosovo', '10,900 km²'],
    ['singapore', '736 km²'],
  ])('counts all land exactly once: %s', (slug, area) => {
    expect(countryFacts(find(slug), null, SILENT, nameOf)).toContainEqual({ label: 'Area', value: area })
  })

  it.each([
    ['china', /^Afghanistan, (?!.*(?:Hong Kong|Macau)).*Vietnam$/],
    ['hong-kong', /^Mainland China$/],
    ['macau', /^Mainland China$/],
  ])('does not list a region of a state as its neighbour: %s', (slug, borders) => {
    const fact = countryFacts(find(slug), null, SILENT, nameOf).find(({ label }) => label === 'Borders')
    expect(fact?.value).toMatch(borders)
  })

  it('does not count a chain of reefs as a border', () => {
    expect(countryFacts(find('sri-lanka'), null, SILENT, nameOf).map(({ label }) => label)).not.toContain(
      'Borders',
    )
  })

  it('never outputs undefined or empty values', () => {
    const values = countries.flatMap((country) =>
      countryFacts(country, null, SILENT, nameOf).map(({ value }) => value),
    )
    expect(values.filter((value) => value.trim() === '' || /undefined|null|NaN/.test(value))).toEqual([])
  })
})

describe('inheritedFacts', () => {
  it('returns the facts that a city shares with its country, and its own languages', () => {
    const languages: PlaceLanguages = { ...HEARD, spoken: ['Japanese', 'Ainu'] }
    expect(inheritedFacts(find('japan'), null, languages)).toEqual([
      { label: 'Country', value: 'Japan' },
      { label: 'Languages', value: 'Japanese, Ainu' },
      { label: 'English', value: 'Common in tourism' },
      { label: 'Currency', value: 'Japanese yen (JPY, ¥)' },
      { label: 'Calling code', value: '+81' },
    ])
  })
})

describe('areaText', () => {
  it.each([
    [0.44, '0.44 km²'],
    [61, '61 km²'],
    [446550, '447,000 km²'],
    [17098242, '17,100,000 km²'],
    [-1, null],
  ])('rounds %d to significant digits', (area, text) => {
    expect(areaText(area)).toBe(text)
  })
})

describe('currencyText', () => {
  it.each([
    ['EUR', 'Euro', 'Euro (EUR, €)'],
    ['GEL', 'lari', 'Georgian lari (GEL, ₾)'],
    ['XCG', undefined, 'Caribbean guilder (XCG, Cg.)'],
    ['KID', 'Kiribati dollar', null],
    ['RUB', 'Russian ruble', 'Russian rouble (RUB, ₽)'],
    ['USD', 'United States dollar', 'US dollar (USD, $)'],
    ['GBP', 'Pound sterling', 'British pound (GBP, £)'],
  ])('names %s', (code, known, text) => {
    expect(currencyText(code, known)).toBe(text)
  })

  it('uses the same name of a currency in every country', () => {
    const names = new Map<string, Set<string | null>>()
    for (const { world } of countries) {
      for (const [code, { name }] of Object.entries(world.currencies))
        names.set(code, (names.get(code) ?? new Set()).add(currencyText(code, name)))
    }
    expect([...names].filter(([, texts]) => texts.size > 1)).toEqual([])
  })
})

describe('otherNamesOf', () => {
  it('returns native, foreign and older names once each, without official forms and codes', () => {
    const other = otherNamesOf(find('germany'), ['Alemagne'])
    expect(other).toContain('Deutschland')
    expect(other).toContain('Allemagne')
    expect(other).toContain('Niemcy')
    expect(other[0]).toBe('Alemagne')
    expect(other).not.toContain('DE')
    expect(other).not.toContain('Federal Republic of Germany')
    expect(new Set(other).size).toBe(other.length)
  })

  it('retains diacritics that are part of a name', () => {
    expect(otherNamesOf(find('united-kingdom'), [])).toContain('UK')
    expect(otherNamesOf(find('united-states'), [])).toContain('USA')
  })

  it('gives no country the translated name of another', () => {
    const shared = Map.groupBy(
      countries.flatMap((country) => {
        const names = new Set(otherNamesOf(country, []).map(foldText))
        return Object.entries(country.world.translations)
          .map(([language, { common }]) => [country.slug, language, foldText(common)] as const)
          .filter(([, , folded]) => names.has(folded))
      }),
      ([, language, folded]) => `${language} ${folded}`,
    )
    const pairs = [...shared.values()]
      .filter(({ length }) => length > 1)
      .map((all) => all.map(([slug]) => slug))
    expect(new Set(pairs.map((slugs) => slugs.toSorted().join(' ')))).toEqual(
      new Set([
        'dr-congo republic-of-the-congo',
        'saint-martin sint-maarten',
        'british-virgin-islands united-states-virgin-islands',
      ]),
    )
  })

  it('takes no side in disputes about names', () => {
    const names = [...otherNamesOf(find('taiwan'), []), ...otherNamesOf(find('western-sahara'), [])]
    expect(names.filter((name) => /republic|cumhuriyet|民國/i.test(name))).toEqual([])
  })
})
