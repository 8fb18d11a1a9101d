import { describe, expect, it } from 'vitest'
import { mapWidthKm, pointsOnTown, sightsOfTown } from './town-frame.ts'

/** A sight at metres north and east of an origin on the equator. */
const at = (north: number, east: number) => ({ latitude: north / 111_200, longitude: east / 111_200 })

describe('sightsOfTown', () => {
  it('omits the three furthest of ten sights, wherever they are', () => {
    const old = [at(0, 0), at(300, 100), at(500, 600), at(100, 900), at(800, 300), at(700, 800), at(400, 400)]
    const far = [at(9000, 0), at(0, -7000), at(-5000, 6000)]
    expect(sightsOfTown([...far, ...old])).toEqual(old)
  })

  it('shows a map of 3 km with half of the sights rather than a wider one with 70 %', () => {
    const centre = [at(0, 0), at(900, 900), at(300, 1500), at(1200, 200)]
    const spread = [at(9000, 0), at(0, 9000), at(-9000, 0), at(0, -9000)]
    expect(sightsOfTown([...spread, ...centre])).toEqual(centre)
  })

  it('shows 70 % of the sights of a town without a centre, however wide its map is', () => {
    const scattered = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((step) => at(step * 4000, step * 3000))
    expect(sightsOfTown(scattered)).toHaveLength(7)
  })

  it('shows all sights when they are in one place', () => {
    const same = [at(5, 5), at(5, 5), at(5, 5)]
    expect(sightsOfTown(same)).toEqual(same)
  })
})

describe('pointsOnTown', () => {
  const sights = [at(0, 0), at(100, 100), at(200, 0)]

  it('follows the corners that a plan gives', () => {
    const frame: [[number, number], [number, number]] = [
      [0, 0],
      [0.01, 0.02],
    ]
    expect(pointsOnTown(sights, { frame })).toEqual([
      { longitude: 0, latitude: 0 },
      { longitude: 0.01, latitude: 0.02 },
    ])
    expect(pointsOnTown(sights, null)).toEqual(sights)
  })

  it('draws no map for fewer than three sights', () => {
    expect(pointsOnTown(sights.slice(1), null)).toBeNull()
  })

  it('measures the map with its margins', () => {
    expect(mapWidthKm([at(0, 0), at(0, 2340)])).toBeCloseTo(3, 1)
    expect(mapWidthKm([at(0, 0), at(2100, 0)])).toBeCloseTo(3, 1)
  })
})
