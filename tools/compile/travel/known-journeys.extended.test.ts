import { beforeAll, describe, expect, it } from 'vitest'
import { createTravelGraph } from '#isomorphic/travel-graph/create-travel-graph.ts'
import { TRAVEL_MODES, type TravelGraph } from '#isomorphic/travel-graph/travel-graph.ts'
import {
  EDGE_FIELDS,
  POINT_STEPS,
  type TravelGraphData,
  unpackKind,
} from '#isomorphic/travel-graph/travel-graph-data.ts'
import { distanceKm } from '#src/maps/drawing/great-circle.ts'
import { PROJECT_ROOT } from '#tools/compile/fixtures/content-fixture.ts'
import { KNOWN_JOURNEYS } from '#tools/compile/fixtures/known-journeys.ts'
import { geodata } from '#tools/compile/geography/sample-geodata.ts'
import { readCheckedContent } from '#tools/compile/read-checked-content.ts'
import { MAX_KM_PER_HOUR } from './check-speeds.ts'
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

describe('hours overland', () => {
  it.each(KNOWN_JOURNEYS)('%s to %s take %d to %d hours', (from, to, minHours, maxHours) => {
    expect(meanHours(from, to)).toBeGreaterThanOrEqual(minHours)
    expect(meanHours(from, to)).toBeLessThanOrEqual(maxHours)
  })

  it('are the same both ways', () => {
    for (const [from, to] of KNOWN_JOURNEYS) expect(meanHours(to, from)).toBeCloseTo(meanHours(from, to), 6)
  })

  it('are never longer than by way of a third place, but for the wait there', () => {
    const places = data.places.filter((_, index) => index % 23 === 0)
    const WAIT_HOURS = 1.5
    for (const from of places) {
      const all = graph.reachableWithoutFlying(from)
      for (const [middle, first] of all) {
        if (!places.includes(middle)) continue
        for (const [to, second] of graph.reachableWithoutFlying(middle)) {
          if (to === from || !places.includes(to)) continue
          const direct = all.get(to)
          expect(direct, `${from} ${to}`).toBeDefined()
          const mean = ((direct?.minHours ?? 0) + (direct?.maxHours ?? 0)) / 2
          const sum = (first.minHours + first.maxHours + second.minHours + second.maxHours) / 2
          expect(mean, `${from} ${middle} ${to}`).toBeLessThanOrEqual(sum + WAIT_HOURS)
        }
      }
    }
  })
})

describe('without flying', () => {
  it.each([
    ['denmark/copenhagen', 'iceland/reykjavik'],
    ['south-korea/seoul', 'japan/tokyo'],
    ['japan/osaka', 'japan/hokkaido'],
    ['italy/naples', 'italy/sicily'],
    ['germany/hamburg', 'denmark/copenhagen'],
    ['spain/seville', 'morocco/marrakech'],
    ['france/nice', 'france/corsica'],
    ['greece/athens', 'greece/crete'],
    ['sweden/stockholm', 'aland-islands'],
    ['thailand/bangkok', 'singapore'],
    ['kenya/nairobi', 'tanzania/zanzibar'],
    ['canada/vancouver', 'mexico/mexico-city'],
    ['new-zealand/auckland', 'new-zealand/fiordland'],
    ['australia/melbourne', 'australia/tasmania'],
    ['indonesia/bali', 'indonesia/flores'],
    ['south-africa/cape-town', 'kenya/nairobi'],
    ['greece/athens', 'greece/rhodes'],
    ['united-kingdom/london', 'turkiye/istanbul'],
  ])('%s reaches %s', (from, to) => {
    expect(graph.hoursOverland(from, to)).not.toBeNull()
  })

  it.each([
    ['france/paris', 'sri-lanka'],
    ['france/paris', 'new-zealand/auckland'],
    ['france/paris', 'australia/sydney'],
    ['france/paris', 'madagascar'],
    ['france/paris', 'japan/tokyo'],
    ['france/paris', 'united-states/new-york'],
    ['china/beijing', 'taiwan/taipei'],
    ['south-korea/seoul', 'north-korea'],
    ['united-states/los-angeles', 'united-states/hawaii'],
    ['ecuador/quito', 'ecuador/galapagos'],
    ['norway/oslo', 'norway/svalbard'],
    ['mexico/mexico-city', 'colombia/bogota'],
    ['australia/sydney', 'new-zealand/wellington'],
    ['portugal/lisbon', 'portugal/madeira'],
    ['france/paris', 'india/delhi'],
    ['denmark/copenhagen', 'greenland'],
  ])('%s does not reach %s', (from, to) => {
    expect(graph.hoursOverland(from, to)).toBeNull()
  })

  it('Iceland is reached by the ferry of the Faroes alone', () => {
    const names = graph.pathBetween('denmark/copenhagen', 'iceland/reykjavik')?.map(({ to }) => to.name) ?? []
    expect(names).toContain('Tórshavn')
    expect(names).toContain('Seyðisfjörður')
  })
})

describe('the compiled graph', () => {
  it('has at least 1,500 edges, 1,300 of them with hours that editors wrote', () => {
    const kinds = data.edges.filter((_, index) => index % EDGE_FIELDS === 2).map(unpackKind)
    expect(kinds.filter(({ isEstimate }) => !isEstimate).length).toBeGreaterThanOrEqual(1300)
    expect(kinds.length).toBeGreaterThanOrEqual(1500)
  })

  it('has no edge that is faster than its vehicle', () => {
    const { edges, points, names } = data
    const pointAt = (end: number) => ({
      latitude: (points[2 * end] ?? 0) / POINT_STEPS,
      longitude: (points[2 * end + 1] ?? 0) / POINT_STEPS,
    })
    for (let at = 0; at < edges.length; at += EDGE_FIELDS) {
      const [from = 0, to = 0, kind = 0, , maxMinutes = 0] = edges.slice(at, at + EDGE_FIELDS)
      const km = distanceKm(pointAt(from), pointAt(to))
      const mode = TRAVEL_MODES[unpackKind(kind).mode] ?? 'road'
      const isHop = km < 30
      if (!isHop)
        expect((km / maxMinutes) * 60, `${names[from]} ${names[to]}`).toBeLessThanOrEqual(
          MAX_KM_PER_HOUR[mode],
        )
    }
  })

  it('searches all places in about a millisecond', () => {
    for (const place of data.places.slice(0, 100)) graph.reachableWithoutFlying(place)
    const startMs = performance.now()
    for (const place of data.places.slice(0, 100)) graph.reachableWithoutFlying(place)
    const ms = (performance.now() - startMs) / 100
    console.info(`one source over all places: ${ms.toFixed(2)} ms`)
    expect(ms).toBeLessThan(5)
  })
})
