import { describe, expect, it } from 'vitest'
import { loadCountries } from '#tools/compile/places/load-countries.ts'
import { drivingSideText } from './driving-side.ts'
import { plugTypesText } from './plug-types.ts'
import { offsetsText, timeZoneAt } from './time-zones.ts'

const at = (latitude: number, longitude: number) => ({ latitude, longitude })
const countries = loadCountries()

describe('timeZoneAt', () => {
  it.each([
    ['JP', at(35, 135.8), 'Asia/Tokyo', 'UTC+9'],
    ['PT', at(38.7, -9.1), 'Europe/Lisbon', 'UTC, in summer UTC+1'],
    ['PT', at(38.6, -28), 'Atlantic/Azores', 'UTC−1, in summer UTC'],
    ['US', at(20.8, -156.3), 'Pacific/Honolulu', 'UTC−10'],
    ['US', at(44.4, -110.6), 'America/Denver', 'UTC−7, in summer UTC−6'],
    ['CL', at(-51, -73), 'America/Punta_Arenas', 'UTC−3'],
    ['ID', at(-8.4, 115.2), 'Asia/Makassar', 'UTC+8'],
    ['ID', at(-7.8, 110.4), 'Asia/Jakarta', 'UTC+7'],
    ['CA', at(64, -139), 'America/Dawson', 'UTC−7'],
    // Since 2026 these three do not change their clocks any more.
    ['MA', at(33.6, -7.6), 'Africa/Casablanca', 'UTC'],
    ['CA', at(49.3, -123.1), 'America/Vancouver', 'UTC−7'],
    ['CA', at(51.2, -115.6), 'America/Edmonton', 'UTC−6'],
    ['CA', at(45, -63), 'America/Halifax', 'UTC−4, in summer UTC−3'],
    ['MX', at(20.7, -89), 'America/Merida', 'UTC−6'],
    ['AU', at(-25.3, 131), 'Australia/Darwin', 'UTC+9:30'],
    ['BR', at(-25.7, -54.4), 'America/Sao_Paulo', 'UTC−3'],
    ['RU', at(55.8, 49.1), 'Europe/Moscow', 'UTC+3'],
    ['NP', at(27.7, 85.3), 'Asia/Kathmandu', 'UTC+5:45'],
    ['XK', at(42.6, 20.9), 'Europe/Belgrade', 'UTC+1, in summer UTC+2'],
  ])('of a point in %s', (code, point, zone, offsets) => {
    const found = timeZoneAt(code, point)
    expect([canonical(found), offsetsText(found ?? '')]).toEqual([canonical(zone), offsets])
  })

  it('is a zone that browsers support for every country', () => {
    const unknown = countries.filter(({ world }) => {
      const zone = timeZoneAt(world.cca2, at(world.latlng[0], world.latlng[1]))
      return zone === null || Number.isNaN(Date.parse('2026-01-01')) || offsetsText(zone) === ''
    })
    expect(unknown.map(({ name }) => name)).toEqual([])
  })
})

/** Old and new names of a zone are equivalent in `Intl`. */
const canonical = (zone: string | null): string =>
  new Intl.DateTimeFormat('en', { timeZone: zone ?? 'UTC' }).resolvedOptions().timeZone

describe('driving side and plug types', () => {
  it('has the driving side of every country except Antarctica', () => {
    expect(countries.filter(({ code }) => drivingSideText(code) === null).map(({ code }) => code)).toEqual([
      'ATA',
    ])
    expect(drivingSideText('JPN')).toBe('On the left')
    expect(drivingSideText('PRT')).toBe('On the right')
    expect(countries.filter(({ code }) => drivingSideText(code) === 'On the left').length).toBeGreaterThan(65)
  })
  it('has the plug types of every state', () => {
    const unknown = countries.filter(({ code, world }) => world.independent && plugTypesText(code) === null)
    expect(unknown.map(({ name }) => name)).toEqual([])
  })
  it('formats plug types as a list', () => {
    expect(plugTypesText('UNK')).toBe('Types C and F')
    expect(plugTypesText('ALA')).toBe(plugTypesText('FIN'))
    expect([plugTypesText('DEU'), plugTypesText('GBR'), plugTypesText('ZAF'), plugTypesText('ATA')]).toEqual([
      'Types C and F',
      'Type G',
      'Types C, M and N',
      null,
    ])
  })
})
