import { describe, expect, it } from 'vitest'
import type { LonLat } from '#isomorphic/maps/map-geometry.ts'
import type { StreetPlan } from '#tools/compile/geography/street-plan-schema.ts'
import { routeCaption } from './route-caption.ts'
import { routeLegs } from './route-legs.ts'
import { createStreetGraph } from './street-graph.ts'
import { findStreetWay } from './street-way.ts'

/** A point at metres east and north of an origin on the equator. */
const at = (east: number, north: number): LonLat => [east / 111_200, north / 111_200]
const street = (name: string, ...line: readonly LonLat[]) => ({
  name,
  rank: 'main' as const,
  line: [...line],
})
const planOf = (...streets: ReturnType<typeof street>[]) =>
  ({ streets, bridges: [], squares: [] }) as unknown as StreetPlan
const stop = (east: number, north: number) => ({ longitude: east / 111_200, latitude: north / 111_200 })

/** Two streets that meet at a corner, and one that runs beside the first. */
const CORNER = planOf(
  street('West Street', at(0, 0), at(0, 500)),
  street('North Street', at(0, 505), at(500, 505)),
)

describe('findStreetWay', () => {
  it('turns at the corner of two streets instead of crossing the block', () => {
    const way = findStreetWay(createStreetGraph(CORNER), at(0, 0), at(500, 500))
    expect(way?.metres).toBeGreaterThan(970)
    expect(way?.metres).toBeLessThan(1080)
    expect(way?.line.some(([, latitude]) => Math.abs(latitude * 111_200 - 505) < 20)).toBe(true)
  })

  it('finds none for a stop away from all streets', () => {
    expect(findStreetWay(createStreetGraph(CORNER), at(0, 0), at(500, 900))).toBeNull()
  })

  it('finds none where the plan only has a long way round', () => {
    const horseshoe = planOf(street('Horseshoe', at(0, 0), at(0, 900), at(200, 900), at(200, 0)))
    expect(findStreetWay(createStreetGraph(horseshoe), at(0, 0), at(200, 0))).toBeNull()
  })

  it('does not join streets that run side by side', () => {
    const parallel = planOf(street('Upper', at(0, 100), at(800, 100)), street('Lower', at(0, 0), at(800, 0)))
    expect(findStreetWay(createStreetGraph(parallel), at(200, 100), at(600, 0))).toBeNull()
  })

  it('crosses a river by its bridge', () => {
    const banks = {
      ...planOf(street('North Bank', at(0, 200), at(300, 200)), street('South Bank', at(300, 0), at(600, 0))),
      bridges: [{ name: 'Bridge', line: [at(300, 200), at(300, 0)] }],
    } as unknown as StreetPlan
    expect(findStreetWay(createStreetGraph(banks), at(0, 200), at(600, 0))?.metres).toBeCloseTo(800, -1)
  })
})

describe('routeLegs', () => {
  it('follows streets where the plan has them, and is straight elsewhere', () => {
    const legs = routeLegs([stop(0, 0), stop(0, 480), stop(900, 900)], createStreetGraph(CORNER))
    expect(legs.map(({ isAlongStreets }) => isAlongStreets)).toEqual([true, false])
    expect(legs[1]?.line).toHaveLength(2)
  })

  it('is straight without a plan', () => {
    expect(routeLegs([stop(0, 0), stop(0, 480)], null)).toEqual([
      expect.objectContaining({ isAlongStreets: false, km: expect.closeTo(0.48, 2) }),
    ])
  })
})

describe('routeCaption', () => {
  const leg = (km: number, isAlongStreets: boolean) => ({ km, isAlongStreets, line: [] })

  it('states which lines follow streets', () => {
    expect(routeCaption([leg(1, true), leg(0.5, true)])).toBe('1.5 km along the streets of the map.')
    expect(routeCaption([leg(19, true)])).toBe('19 km along the streets of the map.')
    expect(routeCaption([leg(1, true), leg(0.5, false)])).toContain('dashed ones are straight')
    expect(routeCaption([leg(1, false)])).toContain('in straight lines from stop to stop')
  })
})
