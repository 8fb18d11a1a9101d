import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { scenes } from '#src/art/poster/scenes.ts'
import { createGeodata } from '#tools/geodata/create-geodata.ts'
import { createErrorLog, formatContentError } from './content-error.ts'
import { BENIN, type ContentFixture, createContentFixture, KARA, lineOfFragment, TOGO } from './content-fixture.ts'
import { loadCountries } from './load-countries.ts'
import { readContent } from './read-content.ts'

const geodata = createGeodata()
const vocabulary = {
  countries: new Map(loadCountries().map((country) => [country.slug, country])),
  scenes: Object.keys(scenes),
}

let fixture: ContentFixture
beforeEach(() => {
  fixture = createContentFixture()
})
afterEach(() => fixture.remove())

function errorsOf({ contentDir }: ContentFixture): readonly string[] {
  const log = createErrorLog()
  readContent({ contentDir }, vocabulary, geodata, log.report)
  return log.list().map(formatContentError)
}

/** Replaces a piece of a file and gives the errors. */
function errorsAfter(name: string, from: string, to: string): readonly string[] {
  const text = fixture.read(name)
  if (!text.includes(from)) throw new Error(`“${from}” is not in ${name}`)
  fixture.write(name, text.replace(from, to))
  return errorsOf(fixture)
}

const PAGE = 'destinations/africa/togo.md'
const REGION = 'destinations/africa/togo/kara.md'
const LISTED = 'destinations/africa/benin.md'
const at = (name: string, text: string, fragment: string): string => `content/${name}:${lineOfFragment(text, fragment)}: `

describe('content without faults', () => {
  it('gives no errors', () => {
    expect(errorsOf(fixture)).toEqual([])
  })
})

describe('faults in the front matter', () => {
  it.each([
    ['an unknown field', 'checked:', 'prices: none\nchecked:', 'checked:', /"prices" is not a known field; expected the fields name, kind/],
    ['a missing field', 'name: Togo\n', '', '---', /"name" is missing; expected text of 2 to 40 characters/],
    ['a field of the wrong type', 'name: Togo', 'name: [Togo]', 'name:', /"name" is \["Togo"\]; expected text/],
    ['an unknown kind', 'kind: country', 'kind: village', 'kind:', /"kind" is "village" .*; expected one of country, region, city/],
    ['an unknown trait', 'palms, savannah', 'palms, casino', 'traits:', /"traits\[2\]" is "casino" .*; expected one of coast, island/],
    ['a trait named twice', 'palms, savannah, lagoon', 'palms, palms', 'traits:', /"traits" is .*; expected 2 to 6 different words/],
    ['an unknown scene', '  caption: Lagoon at Aného', '  scene: volcano-disco', '  caption:', /"poster\.scene" is .*; expected one of archfort/],
    ['an unknown season word', '[best, best, hot', '[best, best, sizzling', 'season:', /"season\[3\]" is "sizzling" .*; expected one of best, good/],
    ['a year of eleven months', '[best, best, hot', '[best, hot', 'season:', /"season" is .*; expected twelve words, January first/],
    ['a short summary', /summary: .*/.exec(TOGO)?.[0] ?? '', 'summary: Too short.', 'summary:', /"summary" is "Too short\." \(10 characters\); expected 60 to 170/],
    ['a summary without a full stop', 'tower-houses.\nchecked', 'tower-houses\nchecked', 'summary:', /"summary" is .*; expected .* full stop/],
    ['a date that does not exist', '2026-11-21', '2026-02-30', 'checked:', /"checked" is "2026-02-30" .*; expected a date/],
    ['a latitude beyond the poles', '6.2500, 1.4167', '96.25, 1.4167', '    at:', /"sights\[1\]\.at\[1\]" is 96\.25; expected a latitude from -90 to 90/],
    ['a sight outside its country', '6.2500, 1.4167', '48.8566, 2.3522', '  - name: Lake', /Lake Togo at \[48\.8566, 2\.3522\] lies outside Togo; expected a point in Togo/],
    ['a field given twice', 'kind: country', 'kind: country\nkind: country', 'kind:', /this is not YAML/],
    ['a long tagline', 'Dry roads, low sun', 'Dry roads and a low sun over the old town', 'tagline:', /"tagline" is .*; expected text of 1 to 34/],
  ])('reports %s', (_what, from, to, fragment, message) => {
    const errors = errorsAfter(PAGE, from, to)
    const sightLine = fragment === '  - name: Lake' ? 1 : 0
    const line = lineOfFragment(TOGO, fragment) + sightLine + (_what === 'a field given twice' ? 1 : 0)
    expect(errors).toHaveLength(1)
    expect(errors[0]).toMatch(message)
    expect(errors[0]).toMatch(new RegExp(`^content/${PAGE}:${_what === 'a missing field' ? 2 : line}: `))
  })

  it('reports a region without coordinates', () => {
    expect(errorsAfter(REGION, 'coordinates: [9.5511, 1.1861]\n', '')).toEqual([
      `content/${REGION}:1: "coordinates" is missing; expected [latitude, longitude] for a region or a city`,
    ])
  })

  it('reports a region outside its country, but not one within 30 km of its border', () => {
    expect(errorsAfter(REGION, '[9.5511, 1.1861]', '[9.5511, 1.9]')).toEqual([
      `${at(REGION, KARA, 'coordinates')}Kara at [9.5511, 1.9] lies outside Togo; expected a point in Togo, [latitude, longitude]`,
    ])
    expect(errorsAfter(REGION, '[9.5511, 1.9]', '[9.5511, 1.5]')).toEqual([])
  })

  it('reports a file without front matter', () => {
    fixture.write(PAGE, 'Only text.\n')
    expect(errorsOf(fixture)[0]).toBe(
      `content/${PAGE}:1: there is no front matter; expected fields between two lines of ---`,
    )
  })

  it('reads files with Windows line ends', () => {
    fixture.write(PAGE, TOGO.replaceAll('\n', '\r\n'))
    expect(errorsOf(fixture)).toEqual([])
  })
})

describe('faults in the text', () => {
  it.each([
    ['raw HTML', 'A <br> break.', /raw HTML is not used in the guide; expected paragraphs, emphasis, lists and links/],
    ['an image', '![A lake](/lake.png)', /an image is not used in the guide/],
    ['a heading of level 1', '# Togo', /the heading “Togo” is of level 1; expected ## for a section/],
    ['a heading of level 3 outside the itineraries', '### Bread', /the heading “Bread” is of level 3/],
    ['an unknown heading', '## Nightlife\nDancing.', /“Nightlife” is not a section; expected one of Why go/],
    ['a section out of order', '## When to go\nIn the dry months.', /“When to go” stands in the wrong place/],
    ['a section twice', '## Eating\nMore of it.', /“Eating” stands in the wrong place; expected each section once/],
    ['an empty section', '## Good to know', /“Good to know” is empty; expected text below the heading/],
    ['two itineraries', '## Three ways to spend your days\n### One\nText.\n### Two\nText.', /has 2 headings of level 3; expected exactly 3/],
    ['a dead link', 'See [the moon](/destinations/moon).', /the link \/destinations\/moon leads nowhere; expected the address of a page that exists/],
    ['a dead link by reference', '[Moon][m]\n\n[m]: /moon', /the link \/moon leads nowhere/],
    ['a link without text', 'See [](/places).', /the link to \/places has no text; expected words to click on/],
    ['a link that runs script', '[x](javascript:alert(1))', /the link javascript:alert\(1\) is not allowed/],
    ['a link to another host without a scheme', '[x](//evil.example)', /the link \/\/evil\.example is not allowed/],
    ['a brochure word', 'A stunning view.', /“stunning” is a brochure word; expected a concrete word in its place/],
    ['a brochure word in capitals', 'Bustling quays.', /“Bustling” is a brochure word/],
  ])('reports %s', (_what, addition, message) => {
    fixture.write(PAGE, `${TOGO}\n${addition}\n`)
    const errors = errorsOf(fixture)
    expect(errors).toHaveLength(1)
    expect(errors[0]).toMatch(message)
    const lines = TOGO.split('\n').length + (_what.includes('reference') ? 2 : 0)
    expect(errors[0]).toContain(`content/${PAGE}:${lines + 1}: `)
  })

  it('finds the line of a word inside a long paragraph', () => {
    fixture.write(PAGE, `${TOGO}\nOne line.\nTwo lines.\nA hidden gem of a line.\n`)
    const line = TOGO.split('\n').length + 3
    expect(errorsOf(fixture)).toEqual([
      `content/${PAGE}:${line}: “hidden gem” is a brochure word; expected a concrete word in its place`,
    ])
  })

  it('spares names that only look like brochure words', () => {
    fixture.write(PAGE, `${TOGO}\nParadise Harbour has birds of paradise.\n`)
    expect(errorsOf(fixture)).toEqual([])
  })

  it('accepts links to static pages, with a query or a fragment, and to other sites', () => {
    const links = '[a](/search?q=x) [b](/africa/places#list) [c](/destinations/benin) [d](https://example.org/)'
    fixture.write(PAGE, `${TOGO}\n${links}\n`)
    expect(errorsOf(fixture)).toEqual([])
  })

  it('reports a text that is too short', () => {
    fixture.write(PAGE, `${TOGO.slice(0, TOGO.lastIndexOf('---') + 4)}Short.\n`)
    expect(errorsOf(fixture)[0]).toMatch(/togo\.md:17: the text has 1 words; expected 120 or more$/)
  })

  it('reports a page that begins with a heading', () => {
    const body = TOGO.slice(TOGO.lastIndexOf('---\n') + 4, TOGO.indexOf('## Eating'))
    fixture.write(PAGE, TOGO.replace(body, '').replace('## Eating\n', `## Eating\n${body}\n`))
    expect(errorsOf(fixture)).toEqual([
      `content/${PAGE}:17: there is no text before the first heading; expected opening paragraphs`,
    ])
  })
})

describe('faults in the folders', () => {
  it.each([
    ['a kind that does not fit', 'destinations/africa/ghana.md', KARA.replace('9.5511, 1.1861', '9.4, -0.85'), /ghana\.md:3: kind region does not fit the folder; expected country/],
    ['a country inside a country', 'destinations/africa/togo/lome.md', TOGO, /lome\.md:3: kind country does not fit the folder; expected region or city/],
    ['an unknown continent', 'destinations/atlantis/togo.md', TOGO, /:1: “atlantis” is not a continent of the guide; expected a folder of africa/],
    ['an unknown country', 'destinations/africa/wakanda.md', TOGO, /:1: “wakanda” is not a country; expected the kebab-case English name/],
    ['a country in the wrong continent', 'destinations/asia/ghana.md', TOGO, /:1: Ghana does not belong to asia; expected the folder africa/],
    ['a place in a region without a file', 'destinations/africa/togo/maritime/aneho.md', KARA, /:1: there is no region \/destinations\/togo\/maritime; expected a file of kind region/],
    ['a file too deep', 'destinations/africa/togo/kara/a/b.md', KARA, /:1: the file lies 5 folders deep; expected <continent>/],
    ['a file too high', 'destinations/africa.md', TOGO, /:1: “africa” is not|:1: the file lies 1 folders deep/],
    ['a name that is no slug', 'destinations/africa/togo/Lomé_2.md', KARA, /:1: “Lomé_2” cannot be part of an address; expected a–z/],
  ])('reports %s', (_what, name, text, message) => {
    fixture.write(name, text)
    const errors = errorsOf(fixture)
    expect(errors).toHaveLength(1)
    expect(errors[0]).toMatch(message)
    expect(errors[0]?.startsWith(`content/${name}:`)).toBe(true)
  })

  it('accepts a city in a region', () => {
    fixture.write('destinations/africa/togo/kara/niamtougou.md', KARA.replace('region', 'city'))
    expect(errorsOf(fixture)).toEqual([])
  })
})

describe('faults in Best in Travel', () => {
  it('reports places that have no text, places named twice and a wrong size', () => {
    const rows = ['benin', 'ghana', 'benin'].map((place) => `- place: ${place}\n  category: value\n  tags: []\n`)
    fixture.write('best-in-travel.yaml', rows.join(''))
    expect(errorsOf(fixture)).toEqual([
      'content/best-in-travel.yaml:1: the list has 3 places; expected 1, as site.yaml says',
      'content/best-in-travel.yaml:4: there is no text for ghana; expected a place with a file of its own',
      'content/best-in-travel.yaml:7: benin is in the list twice; expected each place once',
    ])
  })

  it('reports an unknown category', () => {
    expect(errorsAfter('best-in-travel.yaml', 'countries', 'planets')).toEqual([
      'content/best-in-travel.yaml:2: "[1].category" is "planets" (7 characters); expected one of countries, regions, cities, sustainable, value',
    ])
  })

  it('counts categories only when the list is complete', () => {
    const slugs = [...vocabulary.countries.keys()].slice(0, 50)
    fixture.write('best-in-travel.yaml', slugs.map((place) => `- place: ${place}\n  category: value\n  tags: []\n`).join(''))
    fixture.write('site.yaml', fixture.read('site.yaml').replace('bestInTravelSize: 1', 'bestInTravelSize: 50'))
    expect(errorsOf(fixture)).toContain(
      'content/best-in-travel.yaml:1: the category value has 50 places; expected 10 in each category',
    )
  })

  it('reports a listed place without all sections, enough sights or enough words', () => {
    const start = BENIN.indexOf('## Why go')
    const end = BENIN.indexOf('## When to go')
    fixture.write(LISTED, BENIN.replace(BENIN.slice(start, end), '').replace(/ {2}- name: Hill 6\n.*\n.*\n/, ''))
    const body = lineOfFragment(fixture.read(LISTED), '---\nThe road') + 1
    expect(errorsOf(fixture)).toEqual([
      `content/${LISTED}:11: there are 5 sights; expected 6 or more in a Best in Travel place`,
      `content/${LISTED}:${body}: the section “Why go” is missing; expected all six sections in a Best in Travel place`,
    ])
  })
})

describe('faults in the YAML files', () => {
  it('reports dead links with their lines', () => {
    fixture.write('navigation.yaml', '- label: Moon\n  href: /moon\n')
    expect(errorsAfter('footer.yaml', '/destinations/benin', '/destinations/mu')).toEqual([
      'content/footer.yaml:4: the link /destinations/mu leads nowhere; expected the address of a page that exists',
      'content/navigation.yaml:2: the link /moon leads nowhere; expected the address of a page that exists',
    ])
  })

  it('reports an address that is not https', () => {
    expect(errorsAfter('navigation.yaml', 'https://shop', 'http://shop')[0]).toMatch(
      /navigation\.yaml:4: "\[2\]\.href" is .*; expected an address of the site .* https:\/\//,
    )
  })

  it('reports a continent that is missing and an introduction that is too short', () => {
    const text = fixture.read('continents.yaml')
    const short = text.replace(/(slug: africa[\s\S]*?introduction: \|\n)[\s\S]*?(?=- slug)/, '$1    Short.\n')
    fixture.write('continents.yaml', short.replace('slug: asia', 'slug: africa'))
    const errors = errorsOf(fixture)
    expect(errors).toContain('content/continents.yaml:1: the continent asia is there 0 times; expected each of the ten continents once')
    expect(errors).toContain('content/continents.yaml:6: the introduction of Africa has 1 words; expected 60 to 120')
  })

  it('reports a missing file and a missing country', () => {
    fixture.write('countries.yaml', fixture.read('countries.yaml').replace(/^ghana:\n(?: .*\n)+/m, ''))
    expect(errorsOf(fixture)).toEqual([
      'content/countries.yaml:1: Ghana is missing; expected an entry ghana with a summary and traits',
    ])
  })

  it('reports what is not YAML with its line', () => {
    fixture.write('footer.yaml', '- heading: A\n  links: [\n')
    expect(errorsOf(fixture)[0]).toMatch(/^content\/footer\.yaml:[23]: this is not YAML \(/)
  })
})

describe('several faults', () => {
  it('are all reported in one run, in the order of files and lines', () => {
    fixture.write(PAGE, `${TOGO.replace('kind: country', 'kind: village')}\n<hr>\n\nA vibrant [hole](/hole).\n`)
    fixture.write('footer.yaml', '- heading: A\n  links:\n    - label: B\n      href: /b\n')
    const errors = errorsOf(fixture)
    expect(errors.map((error) => error.replace(/: .*/, ''))).toEqual([
      'content/destinations/africa/togo.md:3',
      'content/destinations/africa/togo.md:30',
      'content/destinations/africa/togo.md:32',
      'content/destinations/africa/togo.md:32',
      'content/footer.yaml:4',
    ])
  })
})
