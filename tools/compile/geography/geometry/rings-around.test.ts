import { expect, it } from 'vitest'
import type { Ring } from '#isomorphic/maps/map-geometry.ts'
import { isInRing } from '#src/maps/lines/is-in-ring.ts'
import { ringsAround } from './rings-around.ts'

/** A continent from 10° E over the antimeridian to 170° W. */
const EURASIA: Ring = [
  [10, 50],
  [100, 40],
  [-170, 60],
  [-170, 70],
  [100, 75],
  [10, 70],
  [10, 50],
]
const covers = (ring: Ring, [x, y]: readonly [number, number], bounds: Parameters<typeof ringsAround>[1]) =>
  ringsAround(ring, bounds).filter((part) => isInRing([x, y], part)).length

it('shows a continent beyond the antimeridian on both sides of it', () => {
  const [alaska, chukotka] = [
    { west: -180, east: -150, south: 55, north: 72 },
    { west: 165, east: 195, south: 55, north: 72 },
  ]
  expect(covers(EURASIA, [-175, 65], alaska)).toBe(1)
  expect(covers(EURASIA, [-160, 65], alaska)).toBe(0)
  expect(covers(EURASIA, [185, 65], chukotka)).toBe(1)
  expect(covers(EURASIA, [175, 65], chukotka)).toBe(1)
})

it('does not join a continent across a map on the other side of the globe', () => {
  const yukon = { west: -145, east: -125, south: 58, north: 68 }
  expect(ringsAround(EURASIA, yukon)).toEqual([])
})

it('leaves land around a pole as it is', () => {
  const antarctica: Ring = [
    [-180, -90],
    [-180, -75],
    [-60, -65],
    [60, -66],
    [180, -75],
    [180, -90],
    [-60, -90],
    [-180, -90],
  ]
  const peninsula = { west: -70, east: -50, south: -70, north: -60 }
  expect(covers(antarctica, [-60, -69], peninsula)).toBe(1)
})
