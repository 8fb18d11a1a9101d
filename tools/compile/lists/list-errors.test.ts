import { describe, expect, it } from 'vitest'
import { setUpContent } from '#tools/compile/fixtures/set-up-content.ts'
import { loadCountries } from '#tools/compile/places/load-countries.ts'

const content = setUpContent()

describe('errors in Best in Travel', () => {
  it('reports places without a text, duplicates and a wrong size', () => {
    const rows = ['benin', 'ghana', 'benin'].map(
      (place) => `- place: ${place}\n  category: value\n  tags: []\n`,
    )
    content.write('best-in-travel.yaml', rows.join(''))
    expect(content.errors()).toEqual([
      'content/best-in-travel.yaml:1: the list has 3 places; expected 1, as site.yaml says',
      'content/best-in-travel.yaml:4: there is no text for ghana; expected a place with a file of its own',
      'content/best-in-travel.yaml:7: benin is in the list twice; expected each place once',
    ])
  })

  it('reports an unknown category', () => {
    expect(content.errorsAfter('best-in-travel.yaml', 'countries', 'planets')).toEqual([
      'content/best-in-travel.yaml:2: "[1].category" is "planets" (7 characters); expected one of countries, regions, cities, sustainable, value',
    ])
  })

  it('counts categories only when the list is complete', () => {
    const slugs = loadCountries()
      .slice(0, 50)
      .map(({ slug }) => slug)
    content.write(
      'best-in-travel.yaml',
      slugs.map((place) => `- place: ${place}\n  category: value\n  tags: []\n`).join(''),
    )
    content.write(
      'site.yaml',
      content.read('site.yaml').replace('bestInTravelSize: 1', 'bestInTravelSize: 50'),
    )
    expect(content.errors()).toContain(
      'content/best-in-travel.yaml:1: the category value has 50 places; expected 10 in each category',
    )
  })
})

describe('errors in the YAML files', () => {
  it('reports dead links with their lines', () => {
    content.write(
      'navigation.yaml',
      content.read('navigation.yaml').replace('  url: /places', '  url: /moon'),
    )
    expect(content.errorsAfter('footer.yaml', '/destinations/benin', '/destinations/mu')).toEqual([
      'content/footer.yaml:4: the link /destinations/mu is dead; expected the address of a page that exists',
      'content/navigation.yaml:2: the link /moon is dead; expected the address of a page that exists',
    ])
  })

  it('reports a home page whose opening place does not exist', () => {
    const errors = content.errorsAfter('site.yaml', 'place: benin', 'place: mu')
    expect(errors).toEqual([
      'content/site.yaml:3: the link /destinations/mu is dead; expected the address of a page that exists',
    ])
  })

  it('reports a URL that is not https', () => {
    expect(content.errorsAfter('footer.yaml', '/destinations/benin', 'http://shop.example')[0]).toMatch(
      /footer\.yaml:4: "\[1\]\.links\[1\]\.href" is .*; expected an address of the site .* https:\/\//,
    )
  })

  it('reports a continent that is missing and an introduction that is too short', () => {
    const text = content.read('continents.yaml')
    const short = text.replace(/(slug: africa[\s\S]*?introduction: \|\n)[\s\S]*?(?=- slug)/, '$1    Short.\n')
    content.write('continents.yaml', short.replace('slug: asia', 'slug: africa'))
    const errors = content.errors()
    expect(errors).toContain(
      'content/continents.yaml:1: the continent asia occurs 0 times; expected each of the ten continents once',
    )
    expect(errors).toContain(
      'content/continents.yaml:6: the introduction of Africa has 1 words; expected 60 to 120',
    )
  })

  it('reports a missing file and a missing country', () => {
    content.write('countries.yaml', content.read('countries.yaml').replace(/^ghana:\n(?: .*\n)+/m, ''))
    expect(content.errors()).toEqual([
      'content/countries.yaml:1: Ghana is missing; expected an entry ghana with a summary and traits',
    ])
  })

  it('reports a country that does not exist', () => {
    expect(content.errorsAfter('countries.yaml', 'algeria:', 'alhambria:')).toEqual([
      'content/countries.yaml:1: “alhambria” is not a country; expected the slug of a country',
      'content/countries.yaml:1: Algeria is missing; expected an entry algeria with a summary and traits',
    ])
  })

  it('reports invalid YAML with its line', () => {
    content.write('footer.yaml', '- heading: A\n  links: [\n')
    expect(content.errors()[0]).toMatch(/^content\/footer\.yaml:[23]: this is not YAML \(/)
  })
})

describe('errors in landmarks', () => {
  it('reports places that do not exist and values that are no list of names', () => {
    content.write('landmarks.yaml', 'benin: [Ganvié]\natlantis: [Poseidonis]\n')
    expect(content.errors()).toEqual([
      'content/landmarks.yaml:2: there is no place atlantis; expected a place such as japan/kyoto',
    ])
    content.write('landmarks.yaml', 'benin: Ganvié\n')
    expect(content.errors().join()).toContain('a list of names')
  })
})

describe('errors in names abroad', () => {
  it('reports places that do not exist and unknown fields', () => {
    content.write('names-abroad.yaml', 'benin: { names: [Benín] }\natlantis: { adjectives: [Atlantean] }\n')
    expect(content.errors()).toEqual([
      'content/names-abroad.yaml:2: there is no place atlantis; expected a place such as japan/kyoto',
    ])
    content.write('names-abroad.yaml', 'benin: { nicknames: [Dahomey] }\n')
    expect(content.errors().join()).toContain('content/names-abroad.yaml:1')
  })

  it('reports names that a language of the site has already', () => {
    content.write('languages/es/names.yaml', 'benin: Benín\n')
    content.write('names-abroad.yaml', 'benin: { names: [Benín, Бенин] }\n')
    expect(content.errors()).toEqual([
      'content/names-abroad.yaml:1: "Benín" is a name of benin in content/languages; expected each name once',
    ])
  })
})
