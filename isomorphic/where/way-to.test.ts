import { describe, expect, it } from 'vitest'
import { createSphereVectors, toSphereVector } from './sphere-vectors.ts'
import { createGateways, createWayTo, straightKm } from './way-to.ts'

// Christmas Island, Bali.
const vectors = createSphereVectors([-1042, -875], [10568, 11517])
const id = ['christmas-island', 'indonesia/bali']
const PERTH = [-3195, 11586] as const
const BROOME = [-1795, 12223] as const
const SINGAPORE = toSphereVector(1.35, 103.99)
const roadsBy = (...towns: readonly (readonly [number, number])[]) => ({
  vectors,
  gateways: createGateways({ id, gateways: { 'christmas-island': towns } }, vectors),
})

describe('createWayTo', () => {
  it('leads by the town that alone has flights to a place', () => {
    const wayTo = createWayTo(roadsBy(PERTH), SINGAPORE)
    expect(wayTo(0)).toBeCloseTo(6546, -2)
    expect(wayTo(1)).toBeCloseTo(1679, -2)
  })

  it('takes the town that is least out of the way', () => {
    expect(createWayTo(roadsBy(PERTH, BROOME), SINGAPORE)(0)).toBeCloseTo(4910, -2)
  })
})

describe('straightKm', () => {
  it('is null where the way is more than a tenth longer', () => {
    expect(straightKm(roadsBy(PERTH), 0, SINGAPORE)).toBeNull()
    expect(straightKm(roadsBy(PERTH), 1, SINGAPORE)).toBeCloseTo(1679, -2)
    const perth = toSphereVector(-31.95, 115.86)
    expect(straightKm(roadsBy(PERTH), 0, perth)).toBeCloseTo(2610, -2)
  })
})
