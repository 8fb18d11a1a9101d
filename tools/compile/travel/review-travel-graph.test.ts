import { describe, expect, it } from 'vitest'
import { TRAVEL_MODES } from '#isomorphic/travel-graph/travel-graph.ts'
import { packKind, type TravelGraphData } from '#isomorphic/travel-graph/travel-graph-data.ts'
import { reviewTravelGraph } from './review-travel-graph.ts'

const kind = (mode: (typeof TRAVEL_MODES)[number], isEstimate = false): number =>
  packKind({ mode: TRAVEL_MODES.indexOf(mode), isEstimate, crossesBorder: false })

/** Paris, Lyon, Nice, Corsica, and the point Dijon between the first two. */
const DATA: TravelGraphData = {
  places: ['france/paris', 'france/lyon', 'france/nice', 'france/corsica'],
  aliases: { france: 0 },
  regions: {},
  names: ['Paris', 'Lyon', 'Nice', 'Corsica', 'Dijon'],
  points: [48_860, 2350, 45_760, 4840, 43_700, 7270, 42_150, 9100, 47_320, 5040],
  landmasses: [1, 1, 1, 2, 1],
  edges: [
    ...[0, 4, kind('train'), 95, 95, 0],
    ...[4, 1, kind('train'), 110, 110, 0b111],
    ...[1, 2, kind('road', true), 1320, 1320, 0],
    ...[0, 2, kind('air'), 90, 90, 0],
  ],
}
const review = reviewTravelGraph({ data: DATA, edgeCounts: { way: 3, estimate: 1 } })

describe('reviewTravelGraph', () => {
  it('names places without an edge, and those with estimates only', () => {
    expect(review.unjoined).toEqual([{ id: 'france/corsica', name: 'Corsica' }])
    expect(review.estimatedOnly).toEqual([])
    const withoutFlight = { ...DATA, edges: DATA.edges.slice(0, 18) }
    expect(reviewTravelGraph({ data: withoutFlight, edgeCounts: {} }).estimatedOnly).toEqual([
      { id: 'france/nice', name: 'Nice' },
    ])
  })

  it('counts stated edges, edges by season, and points without a page', () => {
    expect(review.statedCount).toBe(3)
    expect(review.seasonalCount).toBe(1)
    expect(review.points).toEqual([{ name: 'Dijon', edgeCount: 2 }])
    expect(review.bare).toHaveLength(1)
  })

  it('draws stated edges, estimates and flights apart', () => {
    expect(review.paths.stated.split('M')).toHaveLength(3)
    expect(review.paths.estimated.split('M')).toHaveLength(2)
    expect(review.paths.air).toMatch(/^M\d+ \d+L\d+ \d+$/)
  })

  it('finds a long way round between near places, but not over the sea', () => {
    // 300 km as the crow flies, 22 hours by the estimate; Corsica is on no land of theirs.
    expect(review.detours).toEqual([
      expect.objectContaining({
        from: { id: 'france/lyon', name: 'Lyon' },
        to: { id: 'france/nice', name: 'Nice' },
        hours: 'roughly 1 day by road',
      }),
    ])
  })

  it('lists near places without any journey first', () => {
    const cut = { ...DATA, edges: DATA.edges.slice(0, 12) }
    expect(reviewTravelGraph({ data: cut, edgeCounts: {} }).detours[0]?.hours).toBeNull()
  })

  it('leaves out lines over the edge of the map', () => {
    const points = [0, 179_000, 0, -179_000, ...DATA.points.slice(4)]
    const review180 = reviewTravelGraph({
      data: { ...DATA, points, edges: [0, 1, kind('boat'), 60, 60, 0] },
      edgeCounts: {},
    })
    expect(review180.paths.stated).toBe('')
  })
})
