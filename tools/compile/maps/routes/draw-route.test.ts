import { describe, expect, it } from 'vitest'
import type { MapPoint } from '#isomorphic/maps/map-geometry.ts'
import { pathData } from '#isomorphic/maps/path-data.ts'
import type { GuideRoute } from '#src/catalogue/catalogue-types.ts'
import { parsePathData } from '#src/maps/lines/parse-path-data.ts'
import { insertRouteDrawings, routePlaceholder } from '#tools/compile/guide/route-placeholders.ts'
import { SAMPLE_MAP } from '#tools/compile/maps/sample-map.ts'
import { writeMarkup } from '#tools/compile/text/hast-element.ts'
import { drawRoute } from './draw-route.ts'
import { routeKm } from './route-km.ts'
import { coversRoute, paddedCorners } from './route-view.ts'

const WALK: GuideRoute = {
  name: 'Down to the river',
  stops: [
    { name: 'Castle & keep', latitude: 50, longitude: 14 },
    { name: 'Bridge', latitude: 50, longitude: 14.1 },
    { name: 'Square', latitude: 50.05, longitude: 14.1 },
  ],
}

const project = (latitude: number, longitude: number): MapPoint => ({
  x: (longitude - 14) * 1000,
  y: (50.1 - latitude) * 1000,
})

describe('routeKm', () => {
  it('adds up straight lines', () => {
    expect(routeKm(WALK)).toBeCloseTo(7.15 + 5.56, 1)
  })
})

describe('drawRoute', () => {
  const html = drawRoute(WALK, { base: { ...SAMPLE_MAP, rivers: 'm0 0l1 1' }, project, isInPage: true })

  it('draws one line through the numbered stops in order', () => {
    expect([...html.matchAll(/<text [^>]*>(\d)<\/text>/g)].map(([, number]) => number)).toEqual([
      '1',
      '2',
      '3',
    ])
    const [first, second] = parsePathData(/class="route-line" d="([^"]+)"/.exec(html)?.[1] ?? '')
    expect(first?.[0]?.y).toBe(first?.[1]?.y)
    expect(second?.[0]).toEqual(first?.[1])
    expect(second?.[1]?.y).toBeLessThan(second?.[0]?.y ?? 0)
  })

  it('names the stops beside their numbers', () => {
    const names = /class="route-names">(.*?)<\/g>/.exec(html)?.[1] ?? ''
    expect([...names.matchAll(/>([^<]+)<\/text>/g)].map(([, name]) => name)).toEqual([
      'Castle &#x26; keep',
      'Bridge',
      'Square',
    ])
  })

  it('names the stops in a text alternative, and states that lines are straight', () => {
    expect(html).toContain('aria-label="The way: Castle &#x26; keep, Bridge, Square"')
    expect(html).toContain('12.7 km in straight lines from stop to stop')
  })

  it('reuses land and rivers of the page’s map', () => {
    expect(html).toContain('<use href="#sample-land"')
    expect(html).toContain('<use href="#sample-rivers"')
    expect(html).not.toContain('#sample-lakes')
  })

  it('contains hand-drawn lakes, from the page’s map or from its own', () => {
    const water = 'm0 -100l200 0 0 400 -200 0z'
    const plan = [
      { kind: 'water', path: water },
      { kind: 'road', path: 'm0 0l9 9' },
    ] as const
    expect(drawRoute(WALK, { base: { ...SAMPLE_MAP, plan }, project, isInPage: true })).toContain(
      '<use href="#sample-basins"',
    )
    expect(html).not.toContain('#sample-basins')
    expect(drawRoute(WALK, { base: { ...SAMPLE_MAP, plan }, project, isInPage: false })).toContain(
      'class="route-water"',
    )
  })

  it('contains the land of a map that is not in the page', () => {
    const land = pathData(
      [
        [
          { x: 0, y: 0 },
          { x: 760, y: 0 },
          { x: 760, y: 700 },
          { x: 0, y: 700 },
        ],
      ],
      true,
    )
    const alone = drawRoute(WALK, { base: { ...SAMPLE_MAP, land }, project, isInPage: false })
    expect(alone).not.toContain('<use')
    expect(alone).toMatch(/<path d="[^"]+" class="route-land"/)
  })

  it('is empty for a route that the map cannot show', () => {
    expect(
      drawRoute(WALK, {
        base: SAMPLE_MAP,
        project: (_, longitude) => (longitude > 14 ? null : { x: 1, y: 1 }),
        isInPage: true,
      }),
    ).toBe('')
  })
})

describe('coversRoute', () => {
  const inside = [
    { x: 300, y: 300 },
    { x: 420, y: 380 },
  ]

  it('returns whether the map has land and water for the complete drawing', () => {
    expect(coversRoute(SAMPLE_MAP, inside)).toBe(true)
    expect(coversRoute(SAMPLE_MAP, [...inside, { x: 400, y: 900 }])).toBe(false)
  })

  it('includes the margins of the drawing', () => {
    const tall = [
      { x: 20, y: 20 },
      { x: 30, y: 680 },
    ]
    expect(coversRoute(SAMPLE_MAP, tall)).toBe(false)
  })
})

describe('paddedCorners', () => {
  it('covers more than the stops, as wide as the drawing', () => {
    const [southWest, northEast] = paddedCorners(WALK.stops)
    expect(southWest?.latitude).toBeLessThan(49.995)
    expect(northEast?.latitude).toBeGreaterThan(50.055)
    expect(northEast?.longitude).toBeGreaterThan(14.11)
  })
})

describe('insertRouteDrawings', () => {
  it('replaces each placeholder by its drawing, or by nothing', () => {
    const html = writeMarkup([routePlaceholder(1), routePlaceholder(0), routePlaceholder(2)])
    expect(insertRouteDrawings(html, ['<i>a</i>', '<i>b</i>'])).toBe('<i>b</i><i>a</i>')
  })
})
