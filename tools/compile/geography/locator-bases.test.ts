import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import countries from 'world-countries'
import type { MapPoint, PixelLine } from '#isomorphic/maps/map-geometry.ts'
import { drawLocatorBase } from '#src/maps/drawing/draw-locator.ts'
import { parsePathData } from '#src/maps/lines/parse-path-data.ts'
import { geodata } from './sample-geodata.ts'

const KILOBYTE = 1024

function draw(code: string, focus?: { readonly latitude: number; readonly longitude: number }) {
  const wish = { code, id: code.toLowerCase(), label: `Map of ${code}`, keepClear: [] }
  return drawLocatorBase(geodata.locatorInput(focus === undefined ? wish : { ...wish, focus }))
}

const drawn = countries.map(({ cca3 }) => ({ code: cca3, ...draw(cca3) }))

function pathsOf({ base }: (typeof drawn)[number]): readonly string[] {
  const { inset } = base
  return [
    base.graticule,
    base.land,
    base.borders,
    base.disputed,
    base.subject,
    inset.land,
    inset.subject,
    inset.graticule,
  ]
}

describe('locator bases of all countries', () => {
  const sizes = drawn.map((map) => gzipSync(pathsOf(map).join(''), { level: 9 }).length)

  it('average less than 9 KB gzip, and none exceeds 16 KB', () => {
    const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length
    expect(mean).toBeLessThan(9 * KILOBYTE)
    expect(Math.max(...sizes)).toBeLessThan(16 * KILOBYTE)
  })

  it('contain finite numbers only', () => {
    expect(drawn.filter((map) => !pathsOf(map).every((path) => /^[mlz\d.\s-]*$/.test(path)))).toEqual([])
    expect(drawn.filter((map) => map.base.land === '' && map.base.ring === null)).toEqual([])
  })

  it('show a subject, or disputed land instead', () => {
    expect(drawn.filter(({ base }) => base.subject === '').map(({ code }) => code)).toEqual(['ESH'])
  })

  it('have the capital inside the frame, and on the land they draw it on', () => {
    const astray = drawn.filter(({ code, base, project }) => {
      const capital = geodata.capitalOf(code)
      if (capital === null) return false
      const at = project(capital.latitude, capital.longitude)
      return at === null || distanceTo(parsePathData(base.subject || base.disputed), at) > 25
    })
    expect(astray.map(({ code }) => code)).toEqual([])
  })

  it('are identical when drawn again', () => {
    for (const code of ['FJI', 'NOR', 'VAT']) {
      expect(draw(code).base).toEqual(drawn.find((map) => map.code === code)?.base)
    }
  })
})

describe('countries across the antimeridian', () => {
  it.each([
    ['FJI', [-18.14, 178.44], [-16.85, -179.97]],
    ['RUS', [54.7, 20.5], [66.16, -169.8]],
    ['USA', [38.9, -77.04], [51.88, -176.65]],
    ['KIR', [1.33, 173], [1.87, -157.4]],
    ['NZL', [-34.4, 172.7], [-46.9, 168.1]],
  ] as const)('are not split: %s', (code, west, east) => {
    const { base, project } = draw(code)
    expect(project(west[0], west[1])).not.toBeNull()
    expect(project(east[0], east[1])).not.toBeNull()
    const maxEdge = Math.max(...parsePathData(base.subject).map(maxEdgeLength))
    expect(maxEdge).toBeLessThan(base.width / 2)
  })
})

describe('remote parts', () => {
  it.each([
    ['France without Guiana', 'FRA', [4.9, -52.3]],
    ['South Africa without the Prince Edward Islands', 'ZAF', [-46.9, 37.7]],
    ['Portugal without the Azores', 'PRT', [37.7, -25.7]],
    ['Spain without the Canaries', 'ESP', [28.1, -15.4]],
    ['the Netherlands without Bonaire', 'NLD', [12.2, -68.3]],
    ['Norway without Svalbard', 'NOR', [78.2, 15.6]],
    ['Ecuador without the Galápagos', 'ECU', [-0.7, -90.3]],
  ] as const)('do not shrink the map: %s', (_name, code, [latitude, longitude]) => {
    expect(draw(code).project(latitude, longitude)).toBeNull()
  })

  it('are ignored where the mainland is long: Chile without Easter Island', () => {
    const { project } = draw('CHL')
    const [north, south] = [project(-18.48, -70.31), project(-55.9, -67.3)]
    expect((south?.y ?? 0) - (north?.y ?? 0)).toBeGreaterThan(0.7 * 700)
  })

  it('get a map of their own on request', () => {
    const galapagos = { latitude: -0.7, longitude: -90.3 }
    const { project } = draw('ECU', galapagos)
    expect(project(galapagos.latitude, galapagos.longitude)).not.toBeNull()
    expect(project(-0.18, -78.47)).toBeNull()
  })
})

function maxEdgeLength(ring: PixelLine): number {
  return Math.max(...ring.map((point, index) => distance(point, ring[(index + 1) % ring.length] ?? point)))
}

function distanceTo(rings: readonly PixelLine[], point: MapPoint): number {
  if (rings.some((ring) => isInside(ring, point))) return 0
  return Math.min(...rings.flat().map((corner) => distance(corner, point)))
}

function isInside(ring: PixelLine, point: MapPoint): boolean {
  let inside = false
  for (const [index, to] of ring.entries()) {
    const from = ring.at(index - 1) ?? to
    if (to.y > point.y === from.y > point.y) continue
    if (point.x < to.x + ((point.y - to.y) / (from.y - to.y)) * (from.x - to.x)) inside = !inside
  }
  return inside
}

function distance(from: MapPoint, to: MapPoint): number {
  return Math.hypot(from.x - to.x, from.y - to.y)
}
