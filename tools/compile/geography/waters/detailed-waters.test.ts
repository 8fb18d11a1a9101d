import { describe, expect, it } from 'vitest'
import type { GeoBounds } from '#isomorphic/maps/geo-bounds.ts'
import type { Polygon } from '#isomorphic/maps/map-geometry.ts'
import { detailedWatersAround } from './detailed-waters.ts'

const lakeAt = (west: number): Polygon => [
  [
    [west, 52],
    [west + 1, 52],
    [west + 1, 53],
    [west, 52],
  ],
]
const viewFrom = (west: number): GeoBounds => ({ west, east: west + 2, south: 51, north: 54 })
const lakes = { around: ({ west }: GeoBounds) => [lakeAt(west)] }

describe('detailedWatersAround', () => {
  it('adds the lakes of each view in which a country is drawn, not those of the first', () => {
    const watersIn = detailedWatersAround(() => ({ lakes: [], rivers: [] }), lakes)
    expect(watersIn('NLD', viewFrom(4))?.lakes).toEqual([lakeAt(4)])
    expect(watersIn('NLD', viewFrom(8))?.lakes).toEqual([lakeAt(8)])
  })

  it('caches the result of a view', () => {
    const watersIn = detailedWatersAround(() => ({ lakes: [], rivers: [] }), lakes)
    expect(watersIn('NLD', viewFrom(4))).toBe(watersIn('NLD', viewFrom(4)))
  })

  it('is null for a country whose map is too wide', () => {
    expect(detailedWatersAround(() => null, lakes)('FRA', viewFrom(0))).toBeNull()
  })
})
