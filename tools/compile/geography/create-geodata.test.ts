import { gzipSync } from 'node:zlib'
import { geoContains } from 'd3-geo'
import { describe, expect, it } from 'vitest'
import countries from 'world-countries'
import { gapKm, unitVector } from '#src/maps/drawing/unit-vector.ts'
import { drawWorldLand } from '#src/maps/drawing/world-map.ts'
import { toMultiPolygon } from './geometry/geo-shapes.ts'
import { geodata } from './sample-geodata.ts'

function isOn(code: string, latitude: number, longitude: number): boolean {
  const shape = geodata.fineShapeOf(code)
  return shape !== null && geoContains(shape, [longitude, latitude])
}

describe('shapeOf', () => {
  it.each([
    ['Fez in Morocco', 'MAR', 34.03, -5],
    ['Pristina in Kosovo', 'UNK', 42.66, 21.17],
    ['Cayenne in French Guiana', 'GUF', 4.5, -52.6],
    ['Longyearbyen in Svalbard', 'SJM', 78.2, 15.9],
    ['Gibraltar', 'GIB', 36.137, -5.347],
    ['Baikonur in Kazakhstan', 'KAZ', 45.9, 63.3],
    ['Simferopol in Ukraine', 'UKR', 44.95, 34.1],
    ['Srinagar in India', 'IND', 34.08, 74.8],
    ['Gilgit in Pakistan', 'PAK', 35.92, 74.3],
    ['Kyrenia in Cyprus', 'CYP', 35.3, 33.3],
    ['Hargeisa in Somalia', 'SOM', 9.56, 44.06],
    ['El Aaiún in Western Sahara', 'ESH', 27.1, -13],
    ['Tifariti in Western Sahara', 'ESH', 26.16, -10.56],
  ])('covers %s', (_name, code, latitude, longitude) => {
    expect(isOn(code, latitude, longitude)).toBe(true)
  })

  it.each([
    ['El Aaiún not in Morocco', 'MAR', 27.1, -13],
    ['Simferopol not in Russia', 'RUS', 44.95, 34.1],
    ['Cayenne not in France', 'FRA', 4.5, -52.6],
    ['Longyearbyen not in Norway', 'NOR', 78.2, 15.9],
    ['Pristina not in Serbia', 'SRB', 42.66, 21.17],
  ])('has %s', (_name, code, latitude, longitude) => {
    expect(isOn(code, latitude, longitude)).toBe(false)
  })

  it('is null for a place too small for the coarse data, and for an unknown code', () => {
    expect(geodata.shapeOf('TUV')).toBeNull()
    expect(geodata.fineShapeOf('TUV')).not.toBeNull()
    expect(geodata.shapeOf('XXX')).toBeNull()
  })

  it('never covers more than half the Earth', () => {
    const antipodes = countries.filter(({ cca3, latlng: [latitude, longitude] }) => {
      if (cca3 === 'ATA') return false
      return isOn(cca3, -latitude, longitude > 0 ? longitude - 180 : longitude + 180)
    })
    expect(antipodes.map(({ cca3 }) => cca3)).toEqual([])
  })
})

describe('capitalOf', () => {
  it('is in its country, or within 12 km of its outline', () => {
    const astray = countries.filter(({ cca3 }) => {
      const capital = geodata.capitalOf(cca3)
      const shape = geodata.fineShapeOf(cca3)
      if (capital === null || shape === null || isOn(cca3, capital.latitude, capital.longitude)) return false
      const outline = shape.coordinates.flat(2).map(([x = 0, y = 0]) => unitVector([x, y]))
      return gapKm(outline, [unitVector([capital.longitude, capital.latitude])]) > 12
    })
    expect(astray.map(({ cca3 }) => cca3)).toEqual([])
  })

  it('exists for every country that has a capital', () => {
    const missing = countries.filter(
      ({ cca3, capital }) => capital.length > 0 && geodata.capitalOf(cca3) === null,
    )
    expect(missing).toEqual([])
  })

  it('is Equatorial Guinea’s new capital on the mainland, which the country data lacks', () => {
    expect(geodata.capitalOf('GNQ')).toEqual({ latitude: 1.59, longitude: 10.82 })
  })

  it('is null where there is none', () => {
    expect(geodata.capitalOf('ATA')).toBeNull()
  })
})

describe('locatorInput', () => {
  const wish = { id: 'x', label: 'Map', keepClear: [] }

  it('rejects an unknown code', () => {
    expect(() => geodata.locatorInput({ ...wish, code: 'XXX' })).toThrow('XXX')
  })

  it('hatches Kosovo on every map but its own, and Western Sahara on all', () => {
    const hatched = (code: string) => geodata.locatorInput({ ...wish, code }).disputed.length
    expect(hatched('SRB')).toBe(hatched('UNK') + 1)
    expect(geodata.locatorInput({ ...wish, code: 'ESH' }).subject).toEqual([])
  })
})

describe('self-governing land without recognition', () => {
  it.each([
    ['Sukhumi in Abkhazia', 'GEO', [41.0, 43.0]],
    ['Tskhinvali in South Ossetia', 'GEO', [43.96, 42.23]],
    ['Tiraspol in Transnistria', 'MDA', [29.62, 46.85]],
  ] as const)('hatches %s on the map of %s, without the fill of that country', (_, code, at) => {
    const { disputed, subject, extent } = geodata.locatorInput({ id: 'x', label: 'Map', keepClear: [], code })
    expect(geoContains(toMultiPolygon(disputed), [...at])).toBe(true)
    expect(geoContains(toMultiPolygon(subject), [...at])).toBe(false)
    expect(geoContains(toMultiPolygon(extent), [...at])).toBe(true)
  })

  it.each([
    ['Kazbegi', 'GEO', [44.64, 42.66]],
    ['Zugdidi', 'GEO', [41.87, 42.51]],
    ['Gori', 'GEO', [44.11, 41.98]],
    ['Chișinău', 'MDA', [28.86, 47.01]],
    ['Soroca', 'MDA', [28.29, 48.15]],
  ] as const)('leaves %s to its country', (_, code, at) => {
    const { subject } = geodata.locatorInput({ id: 'x', label: 'Map', keepClear: [], code })
    expect(geoContains(toMultiPolygon(subject), [...at])).toBe(true)
  })
})

describe('neighboursOf', () => {
  it('lists the countries across land borders', () => {
    expect(geodata.neighboursOf('PRT')).toEqual(['ESP'])
    expect(geodata.neighboursOf('ISL')).toEqual([])
  })
})

describe('worldLand', () => {
  it('draws to no more than 14 KB gzip', () => {
    expect(gzipSync(drawWorldLand(geodata.worldLand), { level: 9 }).length).toBeLessThan(14 * 1024)
  })
})
