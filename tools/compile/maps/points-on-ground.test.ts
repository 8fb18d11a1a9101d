import { describe, expect, it } from 'vitest'
import { mapIdOf, pointsOnGround, routeMapId } from './points-on-ground.ts'

const town = [
  { latitude: 30.04, longitude: 31.23 },
  { latitude: 30.05, longitude: 31.26 },
  { latitude: 30.06, longitude: 31.24 },
  { latitude: 30.03, longitude: 31.25 },
]
const pyramid = { latitude: 29.87, longitude: 31.21 }

describe('pointsOnGround', () => {
  it('is fitted to all sights of a place', () => {
    expect(pointsOnGround(town, [], [])).toEqual(town)
  })

  it('marks a sight far from the others at the edge of the map', () => {
    expect(pointsOnGround([...town, pyramid], [], [])).toEqual(town)
  })

  it('marks two adjacent outliers at the edge, though omitting only one gains nothing', () => {
    const more = [...town, { latitude: 30.045, longitude: 31.24 }]
    const far = [pyramid, { latitude: 29.86, longitude: 31.22 }]
    expect(pointsOnGround([...more, ...far], [], [])).toEqual(more)
  })

  it('includes stops of walks among the sights, and no distant ones', () => {
    const stops = [
      { name: 'Gate', latitude: 30.055, longitude: 31.25 },
      { name: 'Memphis', ...pyramid },
    ]
    expect(pointsOnGround(town, [{ name: 'Walk', stops }], [])?.slice(4)).toEqual([stops[0]])
  })

  it('shows a cape of a small island on which the other sights are, and no sight of the next island', () => {
    const square = (west: number, east: number) => [
      [
        [west, 30],
        [east, 30],
        [east, 30.1],
        [west, 30.1],
      ] as const,
    ]
    const land = [square(31, 31.6), square(32, 32.2)]
    const cape = { latitude: 30.05, longitude: 31.59 }
    const next = { latitude: 30.05, longitude: 32.1 }
    const more = [...town, { latitude: 30.045, longitude: 31.24 }, { latitude: 30.05, longitude: 31.22 }]
    expect(pointsOnGround([...more, cape, next], [], [])).toEqual(more)
    expect(pointsOnGround([...more, cape, next], [], land)).toEqual([...more, cape])
  })

  it('is null for fewer than three sights', () => {
    expect(pointsOnGround(town.slice(0, 2), [], [])).toBeNull()
  })
})

describe('map IDs', () => {
  it('are derived from the path of the page', () => {
    expect(mapIdOf('/destinations/italy/tuscany')).toBe('italy-tuscany')
    expect(routeMapId('murals')).toBe('route-murals')
  })
})
