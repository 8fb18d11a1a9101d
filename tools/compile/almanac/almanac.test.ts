import { describe, expect, it } from 'vitest'
import { realHolidayBook } from '#tools/compile/fixtures/holiday-sample.ts'
import { buildPlaceSample } from '#tools/compile/fixtures/place-sample.ts'
import { loadCountries } from '#tools/compile/places/load-countries.ts'
import { createAlmanac } from './almanac.ts'

const countryOf = (slug: string) => {
  const country = loadCountries().find((one) => one.slug === slug)
  if (country === undefined) throw new Error(`no country is called ${slug}`)
  return country
}
const almanac = createAlmanac('2026-11', realHolidayBook())
const SECTIONS = ['festivals', 'getting-there', 'practical', 'go-next'].map((id) => ({
  id,
  title: id,
  html: `<p>${id}</p>`,
}))
const LISBON = { name: 'Lisbon', point: { latitude: 38.72, longitude: -9.14 } }
const PORTUGAL = buildPlaceSample({
  name: 'Portugal',
  country: countryOf('portugal'),
  latitude: 39.5,
  longitude: -8,
  sections: SECTIONS,
  season: Array.from({ length: 12 }, () => 'good' as const),
})
const htmlOf = (sections: readonly { readonly id: string; readonly html: string }[], id: string): string =>
  sections.find((section) => section.id === id)?.html ?? ''

describe('createAlmanac', () => {
  it('adds holidays of two years, after the practical part', () => {
    const sections = almanac.sectionsOf(PORTUGAL)
    expect(sections.map(({ id }) => id)).toEqual([
      'festivals',
      'getting-there',
      'practical',
      'public-holidays',
      'go-next',
    ])
    expect(htmlOf(sections, 'public-holidays')).toContain(
      '<th scope="col">2026</th><th scope="col">2027</th>',
    )
  })

  it('links a town to the holidays of its country', () => {
    const sections = almanac.sectionsOf({
      ...PORTUGAL,
      kind: 'city',
      name: 'Porto',
      latitude: 41.15,
      longitude: -8.61,
    })
    expect(htmlOf(sections, 'festivals')).toContain('<a href="/destinations/portugal#public-holidays">')
    expect(sections.map(({ id }) => id)).not.toContain('public-holidays')
  })

  it('adds nothing to a page that only has facts', () => {
    const bare = { ...PORTUGAL, sections: [], season: null }
    expect([almanac.sectionsOf(bare), almanac.calendarOf(bare, LISBON)]).toEqual([[], null])
  })

  it('shows sun and moon in the local time of the place', () => {
    const html = almanac.calendarOf(PORTUGAL, LISBON)
    expect(html).toContain('Daylight in Lisbon: 9½ hours in mid-December')
    expect(html).toContain('<th scope="row">June</th><td>06:1')
    expect(html).toContain('<b>Full moons 2027</b> 22 Jan')
  })

  it('shows each month by the clock that it has when it comes next', () => {
    // Morocco left UTC+1 in autumn 2026, Alberta stays at UTC-6 from winter 2026 on.
    const marrakech = { latitude: 31.63, longitude: -7.99 }
    const morocco = { ...PORTUGAL, kind: 'city' as const, country: countryOf('morocco'), ...marrakech }
    const sunriseIn = (month: string, html: string | null): string | undefined =>
      new RegExp(`<th scope="row">${month}</th><td>(\\d\\d:\\d\\d)`).exec(html ?? '')?.[1]
    const html = almanac.calendarOf(morocco, null)
    expect(['January', 'June', 'December'].map((month) => sunriseIn(month, html))).toEqual([
      '07:31',
      '05:26',
      '07:24',
    ])
    const banff = { ...morocco, country: countryOf('canada'), latitude: 51.18, longitude: -115.57 }
    expect(sunriseIn('January', almanac.calendarOf(banff, null))).toBe('09:39')
  })

  it('shows no times where time zones differ and no capital is known', () => {
    const html = almanac.calendarOf({ ...PORTUGAL, country: countryOf('antarctica') }, null)
    expect(html).toContain('<table class="year">')
    expect(html).not.toContain('Sunrise')
  })
})
