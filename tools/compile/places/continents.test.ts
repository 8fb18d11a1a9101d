import { describe, expect, it } from 'vitest'
import { CONTINENT_SLUGS } from '#src/catalogue/continent-slug.ts'
import { continentOf } from './continents.ts'
import { loadCountries } from './load-countries.ts'

const countries = loadCountries()
const slugsIn = (continent: string): readonly string[] =>
  countries.filter((country) => country.continent === continent).map(({ slug }) => slug)

describe('continentOf', () => {
  it('assigns every country and inhabited territory to exactly one continent', () => {
    const filed = CONTINENT_SLUGS.flatMap(slugsIn)
    expect(filed).toHaveLength(countries.length)
    expect(new Set(filed).size).toBe(countries.length)
    expect(countries.length).toBe(244)
  })

  it('groups the Middle East', () => {
    expect(slugsIn('middle-east')).toEqual([
      'bahrain',
      'iran',
      'iraq',
      'israel',
      'jordan',
      'kuwait',
      'lebanon',
      'oman',
      'palestine',
      'qatar',
      'saudi-arabia',
      'syria',
      'turkiye',
      'united-arab-emirates',
      'yemen',
    ])
  })

  it.each([
    ['egypt', 'africa'],
    ['western-sahara', 'africa'],
    ['cyprus', 'europe'],
    ['georgia', 'europe'],
    ['armenia', 'europe'],
    ['azerbaijan', 'europe'],
    ['russia', 'europe'],
    ['kosovo', 'europe'],
    ['mexico', 'north-america'],
    ['greenland', 'north-america'],
    ['bermuda', 'north-america'],
    ['saint-pierre-and-miquelon', 'north-america'],
    ['belize', 'central-america'],
    ['panama', 'central-america'],
    ['cuba', 'caribbean'],
    ['trinidad-and-tobago', 'caribbean'],
    ['falkland-islands', 'south-america'],
    ['australia', 'pacific'],
    ['new-zealand', 'pacific'],
    ['taiwan', 'asia'],
    ['timor-leste', 'asia'],
    ['antarctica', 'antarctica'],
    ['south-georgia', 'antarctica'],
  ])('assigns %s to %s', (slug, continent) => {
    expect(countries.find((country) => country.slug === slug)?.continent).toBe(continent)
  })

  it('omits uninhabited land and regions of other countries', () => {
    const codes = countries.map(({ code }) => code)
    for (const code of ['BVT', 'HMD', 'UMI', 'ATF', 'IOT', 'SJM']) expect(codes).not.toContain(code)
    expect(countries.find(({ code }) => code === 'NOR')?.codes).toEqual(['NOR', 'SJM'])
  })

  it('throws for a country that no rule covers', () => {
    expect(() => continentOf({ cca3: 'XXX', region: 'Atlantis', subregion: '' })).toThrow(
      'no continent rule covers XXX',
    )
  })
})

describe('slugs of countries', () => {
  it('are kebab-case ASCII and unique', () => {
    const slugs = countries.map(({ slug }) => slug)
    expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([])
    expect(new Set(slugs).size).toBe(slugs.length)
    expect(slugs).toContain('sao-tome-and-principe')
    expect(slugs).toContain('cocos-keeling-islands')
  })
})
