import { describe, expect, it } from 'vitest'
import type { PlaceKind } from '#src/catalogue/catalogue-types.ts'
import { loadCountries } from '#tools/compile/places/load-countries.ts'
import { writeMarkup } from '#tools/compile/text/hast-element.ts'
import { clockChangesOf } from './clock-changes.ts'
import { createPracticalMarkup, type PracticalPlace } from './practical-markup.ts'
import { type PracticalFacts, readPractical } from './read-practical.ts'

const YEAR = 2026
function placeOf(slug: string): PracticalPlace {
  const country = loadCountries().find((one) => one.slug === slug)
  if (country === undefined) throw new Error(`${slug} is missing`)
  const [latitude, longitude] = country.world.latlng
  return {
    name: country.name,
    path: `/destinations/${slug}`,
    kind: 'country',
    country,
    point: { latitude, longitude },
  }
}

const PORTUGAL: PracticalPlace = { ...placeOf('portugal'), point: { latitude: 38.72, longitude: -9.14 } }
const LISBON: PracticalPlace = {
  ...PORTUGAL,
  name: 'Lisbon',
  path: '/destinations/portugal/lisbon',
  kind: 'city',
}
const ALENTEJO: PracticalPlace = {
  ...PORTUGAL,
  name: 'Alentejo',
  path: '/destinations/portugal/alentejo',
  kind: 'region',
}

const facts = readPractical(
  { contentDir: 'content' },
  () => true,
  () => undefined,
)
const NOTHING: PracticalFacts = { countries: new Map(), places: new Map() }

const htmlOf = (known: PracticalFacts, place: PracticalPlace) => {
  const { gettingThere, practical } = createPracticalMarkup(known, YEAR, 'en')(place)
  return { gettingThere: writeMarkup(gettingThere), practical: writeMarkup(practical(new Map())) }
}

describe('createPracticalMarkup', () => {
  it('lists the facts of a country with the month in which they were known', () => {
    const { practical } = htmlOf(facts, PORTUGAL)
    expect(practical).toContain('<dt>Emergency numbers</dt><dd>All services 112</dd>')
    expect(practical).toContain('<dt>Voltage</dt><dd>230 V, 50 Hz</dd>')
    expect(practical).toContain('UK, US, Canada, Australia: no visa for 90 days')
    expect(practical).toContain('Forward on 29 March 2026, back on 25 October 2026')
    expect(practical).toContain('Forward on 28 March 2027, back on 31 October 2027')
    expect(practical).toContain('<time datetime="2026-11">November 2026</time>')
  })

  it.each([
    ['russia', 'EU: electronic visa'],
    ['turkiye', 'Most EU states, UK, US, Canada: no visa for 90 days'],
    ['united-states', 'Most EU states, UK, Australia: electronic authorisation'],
  ])('begins the visa rules of %s with those of the European Union', (slug, rule) => {
    expect(htmlOf(facts, placeOf(slug)).practical).toContain(`<dt>Visa</dt><dd>${rule}`)
  })

  it('states one rule for the European Union', () => {
    const both = [...facts.countries].filter(([, { entry }]) => entry.visas?.eu && entry.visas.euMajority)
    expect(both.map(([slug]) => slug)).toEqual([])
  })

  it('has no row for a fact that is not known', () => {
    const portugal = facts.countries.get('portugal')
    if (portugal === undefined) throw new Error('Portugal is missing')
    const { population: _, ...rest } = portugal
    const { practical } = htmlOf({ ...NOTHING, countries: new Map([['portugal', rest]]) }, PORTUGAL)
    expect(practical).not.toContain('Population')
  })

  it('lists a service under its own number only', () => {
    const { practical } = htmlOf(facts, placeOf('belgium'))
    expect(practical).toContain('All services 112')
    expect(practical).toContain('Police 101')
    expect(practical).not.toContain('Ambulance 112')
  })

  it('names no changes of clocks where no state sets them', () => {
    expect(htmlOf(facts, placeOf('antarctica')).practical).not.toContain('Clocks change')
  })

  it('calls a region a region, and a city a city', () => {
    const practicalOf = (kind: PlaceKind): string => htmlOf(facts, { ...LISBON, kind }).practical
    expect(practicalOf('region')).toContain('In the region')
    expect(practicalOf('city')).toContain('In the city')
  })

  it('lists the gateways of a country with the ways into town', () => {
    expect(htmlOf(facts, PORTUGAL).gettingThere).toContain(
      '<th scope="row">Lisbon, Humberto Delgado</th><td>LIS</td><td>metro (Red line), 25 min; taxi, 20 min</td>',
    )
  })

  it('shows a city its own facts, the urgent ones of its country, and a link to the others', () => {
    const { practical } = htmlOf(facts, LISBON)
    expect(practical).toContain('Navegante')
    expect(practical).toContain('All services 112')
    expect(practical).toContain(
      '<a href="/destinations/portugal#practical">All practical facts: Portugal</a>',
    )
  })

  it('lists the airports around a region without chosen gateways, and none for a city or country', () => {
    expect(htmlOf(NOTHING, ALENTEJO).gettingThere).toContain('<td>LIS</td>')
    expect(htmlOf(NOTHING, PORTUGAL).gettingThere).toBe('')
    expect(htmlOf(NOTHING, LISBON).gettingThere).toBe('')
  })

  it('shows nothing where nothing is known', () => {
    expect(htmlOf(NOTHING, PORTUGAL).practical).toBe('')
  })
})

describe('clockChangesOf', () => {
  it.each([
    ['Europe/Lisbon', '2026-03-29', '2026-10-25'],
    ['America/New_York', '2026-03-08', '2026-11-01'],
    ['Australia/Sydney', '2026-10-04', '2026-04-05'],
    ['America/Santiago', '2026-09-06', '2026-04-05'],
  ])('knows the days of %s', (zone, forward, back) => {
    const changes = clockChangesOf(zone, YEAR)
    const isoOf = (ms: number | undefined) =>
      ms === undefined ? null : new Date(ms).toISOString().slice(0, 10)
    expect([isoOf(changes?.forwardMs), isoOf(changes?.backMs)]).toEqual([forward, back])
  })

  it.each(['Asia/Tokyo', 'Africa/Lagos'])('has none in %s', (zone) => {
    expect(clockChangesOf(zone, YEAR)).toBeNull()
  })
})
