import { describe, expect, it } from 'vitest'
import { TOGO } from '#tools/compile/fixtures/content-samples.ts'
import { setUpContent } from '#tools/compile/fixtures/set-up-content.ts'

const content = setUpContent()
const PAGE = 'destinations/africa/togo.md'
const REGION = 'destinations/africa/togo/kara.md'

describe('errors in the front matter', () => {
  it.each([
    [
      'an unknown field',
      'written:',
      'prices: none\nwritten:',
      5,
      /"prices" is not a known field; expected the fields name, kind/,
    ],
    ['a missing field', 'name: Togo\n', '', 2, /"name" is missing; expected text of 2 to 48 characters/],
    ['a field of the wrong type', 'name: Togo', 'name: [Togo]', 2, /"name" is \["Togo"\]; expected text/],
    [
      'an unknown kind',
      'kind: country',
      'kind: village',
      3,
      /"kind" is "village" .*; expected one of country, region, city/,
    ],
    [
      'a text that begins with an asterisk',
      'name: Togo',
      'name: *Togo*',
      2,
      /not YAML \(\*Togo\* names nothing\); expected text that begins with an asterisk in quotes/,
    ],
    ['a list that holds itself', 'otherNames: [Togoland]', 'otherNames: &a [*a]', 6, /not YAML/],
    [
      'an unknown trait',
      'palms, savannah',
      'palms, casino',
      7,
      /"traits\[2\]" is "casino" .*; expected one of coast, island/,
    ],
    [
      'a trait named twice',
      'palms, savannah, lagoon',
      'palms, palms',
      7,
      /"traits" is .*; expected 2 to 6 different words/,
    ],
    [
      'marks of Markdown',
      'caption: Lagoon at Aného',
      'caption: "The *lagoon*"',
      9,
      /"poster\.caption" is .*; expected plain text/,
    ],
    [
      'quotes round a whole text',
      'caption: Lagoon at Aného',
      'caption: "“Lagoon at Aného”"',
      9,
      /"poster\.caption" is .*; expected plain text/,
    ],
    [
      'an unknown scene',
      '  caption: Lagoon at Aného',
      '  scene: volcano-disco',
      9,
      /"poster\.scene" is .*; expected one of [a-z-]+, /,
    ],
    [
      'an unknown season word',
      '[best, best, hot',
      '[best, best, sizzling',
      11,
      /"season\[3\]" is "sizzling" .*; expected one of best, good/,
    ],
    [
      'a year of eleven months',
      '[best, best, hot',
      '[best, hot',
      11,
      /"season" is .*; expected twelve words, January first/,
    ],
    [
      'a short summary',
      /summary: .*/.exec(TOGO)?.[0] ?? '',
      'summary: Too short.',
      4,
      /"summary" is "Too short\." \(10 characters\); expected 60 to 170/,
    ],
    [
      'a summary without a full stop',
      'tower-houses.\nwritten',
      'tower-houses\nwritten',
      4,
      /"summary" is .*; expected .* full stop/,
    ],
    ['a month that does not exist', '2026-11', '2026-13', 5, /"written" is "2026-13" .*; expected the month/],
    [
      'a latitude beyond the poles',
      '6.2500, 1.4167',
      '96.25, 1.4167',
      14,
      /"sights\[1\]\.at\[1\]" is 96\.25; expected a latitude from -90 to 90/,
    ],
    [
      'a sight outside its country',
      '6.2500, 1.4167',
      '48.8566, 2.3522',
      14,
      /Lake Togo at \[48\.8566, 2\.3522\] lies outside Togo; expected a point in Togo/,
    ],
    ['a field given twice', 'kind: country', 'kind: country\nkind: country', 4, /this is not YAML/],
    [
      'a long tagline',
      'Dry roads, low sun',
      'Dry roads and a low sun over the old town',
      10,
      /"tagline" is .*; expected text of 1 to 34/,
    ],
  ])('reports %s', (_what, from, to, line, message) => {
    const errors = content.errorsAfter(PAGE, from, to)
    expect(errors).toHaveLength(1)
    expect(errors[0]).toMatch(message)
    expect(errors[0]).toContain(`content/${PAGE}:${line}: `)
  })

  it('reports a region without coordinates', () => {
    expect(content.errorsAfter(REGION, 'coordinates: [9.5511, 1.1861]\n', '')).toEqual([
      `content/${REGION}:1: "coordinates" is missing; expected [latitude, longitude] for a region or a city`,
    ])
  })

  it('reports a region outside its country, but not one within 30 km of its border', () => {
    expect(content.errorsAfter(REGION, '[9.5511, 1.1861]', '[9.5511, 1.9]')).toEqual([
      `content/${REGION}:6: Kara at [9.5511, 1.9] lies outside Togo; expected a point in Togo, [latitude, longitude]`,
    ])
    expect(content.errorsAfter(REGION, '[9.5511, 1.9]', '[9.5511, 1.5]')).toEqual([])
  })

  it('reports a file without front matter', () => {
    content.write(PAGE, 'Only text.\n')
    expect(content.errors()[0]).toBe(
      `content/${PAGE}:1: there is no front matter; expected fields between two lines of ---`,
    )
  })

  it('reads files with Windows line endings', () => {
    content.write(PAGE, TOGO.replaceAll('\n', '\r\n'))
    expect(content.errors()).toEqual([])
  })
})
