import { beforeAll, describe, expect, it } from 'vitest'
import { createTravelGraph } from '#isomorphic/travel-graph/create-travel-graph.ts'
import type { OverlandHours, TravelGraph } from '#isomorphic/travel-graph/travel-graph.ts'
import { POINT_STEPS, type TravelGraphData } from '#isomorphic/travel-graph/travel-graph-data.ts'
import { WAITING_MINUTES } from '#isomorphic/travel-graph/waiting-minutes.ts'
import { distanceKm } from '#src/maps/drawing/great-circle.ts'
import { PROJECT_ROOT } from '#tools/compile/fixtures/content-fixture.ts'
import { geodata } from '#tools/compile/geography/sample-geodata.ts'
import { readCheckedContent } from '#tools/compile/read-checked-content.ts'
import { compileTravelGraph } from './compile-travel-graph.ts'

let data: TravelGraphData
let graph: TravelGraph

beforeAll(() => {
  const { content, countries } = readCheckedContent({ root: PROJECT_ROOT, geodata })
  if (content === null) throw new Error('the content has errors')
  data = compileTravelGraph(content.travel, countries, geodata).data
  graph = createTravelGraph(data)
}, 120_000)

const meanHours = (from: string, to: string): number => {
  const hours = graph.hoursOverland(from, to)
  return hours === null ? Number.POSITIVE_INFINITY : (hours.minHours + hours.maxHours) / 2
}

/** 0 for January. */
const [JANUARY, JULY] = [0, 6]

describe('a journey in a month', () => {
  it.each([
    ['india/delhi', 'india/ladakh', JULY, JANUARY],
    ['new-zealand/wellington', 'new-zealand/queenstown', JANUARY, JULY],
    ['italy/puglia', 'croatia/dubrovnik', JULY, JANUARY],
    ['greece/crete', 'greece/cyclades', JULY, JANUARY],
    ['canada/vancouver', 'canada/banff-and-jasper', JULY, JANUARY],
    ['isle-of-man', 'ireland/dublin', JULY, JANUARY],
  ])('from %s to %s takes longer where the way is closed, or there is none', (from, to, open, closed) => {
    const inOpen = graph.hoursOverland(from, to, open)
    const inClosed = graph.hoursOverland(from, to, closed)
    expect(inOpen).not.toBeNull()
    if (inClosed === null) return
    expect(inClosed.minHours + inClosed.maxHours).toBeGreaterThan(
      (inOpen?.minHours ?? 0) + (inOpen?.maxHours ?? 0) + 0.5,
    )
  })

  it('uses no edge that is closed, from any place in any month', () => {
    for (const from of data.places.filter((_, index) => index % 29 === 0))
      for (let month = 0; month < 12; month += 1)
        for (const [to, { months }] of graph.reachableWithoutFlying(from, month))
          expect((months >> month) & 1, `${from} ${to} ${month}`).toBe(1)
  })

  it('names the months where the way of the whole year is a seasonal one', () => {
    expect(graph.hoursOverland('india/delhi', 'india/ladakh')?.months).toBe(0b11_1110_0000)
    expect(graph.hoursOverland('india/delhi', 'india/ladakh', JANUARY)).toBeNull()
  })

  it('is no quicker than that of any month, and leads to no other place', () => {
    const hoursOf = ({ minHours, maxHours }: OverlandHours): number => (minHours + maxHours) / 2
    for (const from of [...data.places, ...Object.keys(data.aliases)]) {
      const any = graph.reachFrom(from).hours
      for (let month = 0; month < 12; month += 1)
        for (const [to, hours] of graph.reachFrom(from, month).hours) {
          const known = any.get(to)
          if (known === undefined || hoursOf(known) > hoursOf(hours))
            throw new Error(`${from} ${to} ${month}: ${known && hoursOf(known)} > ${hoursOf(hours)}`)
        }
    }
  })

  it('is the shortest of all ways that run in it, found again where the one of the year is closed', () => {
    let compared = 0
    for (const from of data.places.filter((_, index) => index % 37 === 0))
      for (let month = 0; month < 12; month += 1)
        for (const [to, { minHours }] of graph.reachFrom(from, month).hours) {
          const legs = graph.pathBetween(from, to, month) ?? []
          const waits = legs.map(({ mode }) => WAITING_MINUTES[mode])
          const between =
            waits.reduce((sum, wait) => sum + wait, 0) - ((waits[0] ?? 0) + (waits.at(-1) ?? 0)) / 2
          const expected = legs.reduce((sum, leg) => sum + leg.minHours, 0) + between / 60
          if (Math.abs(expected - minHours) > 1e-6)
            throw new Error(`${from} ${to} ${month}: ${minHours} instead of ${expected}`)
          compared += 1
        }
    expect(compared).toBeGreaterThan(4000)
  })
})

describe('absurd hours', () => {
  it('there are none between a place and the region or the country around it', () => {
    expect(graph.hoursOverland('spain/andalusia', 'spain/seville')).toBeNull()
    expect(graph.hoursOverland('spain/seville', 'spain')).toBeNull()
    expect(graph.hoursOverland('united-kingdom/edinburgh', 'united-kingdom/scotland')).toBeNull()
    expect(graph.hoursOverland('spain/seville', 'spain/granada')).not.toBeNull()
    for (const from of data.places)
      for (const [to] of graph.reachableWithoutFlying(from))
        expect(to.startsWith(`${from}/`) || from.startsWith(`${to}/`), `${from} ${to}`).toBe(false)
  })

  it('no journey of more than a day is slower than 15 km an hour, and none at all faster than a train', () => {
    const at = (id: string) => {
      const end = data.aliases[id] ?? data.places.indexOf(id)
      return {
        latitude: (data.points[2 * end] ?? 0) / POINT_STEPS,
        longitude: (data.points[2 * end + 1] ?? 0) / POINT_STEPS,
      }
    }
    for (const from of [...data.places, ...Object.keys(data.aliases)])
      for (const [to, { minHours, maxHours }] of graph.reachableWithoutFlying(from)) {
        const hours = (minHours + maxHours) / 2
        const speed = distanceKm(at(from), at(to)) / hours
        expect(speed, `${from} ${to}`).toBeLessThan(235)
        if (hours > 24) expect(speed, `${from} ${to}`).toBeGreaterThan(14.9)
      }
  })

  it.each([
    ['burundi', 'rwanda'],
    ['mexico/riviera-maya', 'united-states/miami'],
    ['colombia/bogota', 'guyana'],
  ])('%s to %s, far around a border or a sea, is no journey', (from, to) => {
    expect(graph.pathBetween(from, to)).not.toBeNull()
    expect(graph.hoursOverland(from, to)).toBeNull()
  })

  it.each([
    ['guernsey', 'jersey', 2],
    ['guyana', 'suriname', 12],
    ['suriname', 'french-guiana', 10],
    ['sierra-leone', 'liberia', 14],
    ['qatar', 'united-arab-emirates', 9],
    ['bahrain', 'qatar', 7],
    ['malaysia/george-town', 'thailand/phuket', 14],
  ])('%s to %s takes no more than %d hours', (from, to, maxHours) => {
    expect(meanHours(from, to)).toBeLessThanOrEqual(maxHours)
  })
})

describe('a start that is no place', () => {
  it('is the nearest town up to 60 km away, and none in the ocean', () => {
    const malaga = { latitude: 36.7, longitude: -4.5 }
    expect(graph.reachFrom(malaga).hours.get('spain/granada')?.maxHours).toBeLessThan(3)
    expect(graph.placeAt(malaga)).toBeNull()
    expect(graph.placeAt({ latitude: 50.1, longitude: 14.3 })).toBe('czechia/prague')
    expect(graph.placeAt({ latitude: 5.6, longitude: -0.2 })).toBe('ghana')
    expect(graph.reachFrom({ latitude: -40, longitude: -20 }).hours.size).toBe(0)
  })

  it('has what lies around it, if that can be reached', () => {
    const { around } = graph.reachFrom('united-states/boston')
    expect(around).toContain('united-states')
    const ofCountry = graph.reachFrom('united-states').around
    expect(ofCountry).toContain('united-states/boston')
    expect(ofCountry).not.toContain('united-states/hawaii')
  })
})
