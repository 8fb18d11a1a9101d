import { describe, expect, it } from 'vitest'
import { fitFrame } from '#src/maps/drawing/ground-frame.ts'
import { geodata } from '#tools/compile/geography/sample-geodata.ts'
import { pointsOnIslands } from './points-on-islands.ts'

const at = (latitude: number, longitude: number) => ({ latitude, longitude })
const TARAWA = [at(1.36, 172.93), at(1.33, 173.02), at(1.43, 173)]

describe('pointsOnIslands', () => {
  it('fits the map of an island to the island, not to the sea around it', () => {
    const points = pointsOnIslands('BRB', [at(13.21, -59.52), at(13.1, -59.61), at(13.3, -59.63)], geodata)
    const { bounds } = fitFrame(points ?? [])
    expect(bounds.north - bounds.south).toBeLessThan(0.6)
    expect(bounds.north).toBeGreaterThan(13.34)
    expect(bounds.south).toBeLessThan(13.04)
  })

  it('shows the islands with sights when the others are oceans away', () => {
    const points = pointsOnIslands('KIR', [...TARAWA, at(1.87, -157.4)], geodata)
    const { bounds } = fitFrame(points ?? [])
    expect(bounds.east - bounds.west).toBeLessThan(2)
  })

  it('returns null for large islands, mainlands and disputed land', () => {
    for (const code of ['JPN', 'CUB', 'FRA', 'CYP']) expect(pointsOnIslands(code, TARAWA, geodata)).toBeNull()
  })

  it('returns null for a country without sights', () => {
    for (const code of ['BRB', 'MCO']) expect(pointsOnIslands(code, [], geodata)).toBeNull()
  })

  it('treats a country as small as a town like a town', () => {
    expect(
      pointsOnIslands('MCO', [at(43.731, 7.42), at(43.739, 7.427), at(43.73, 7.425)], geodata),
    ).not.toBeNull()
    expect(pointsOnIslands('AND', [at(42.5, 1.5), at(42.55, 1.6), at(42.6, 1.5)], geodata)).toBeNull()
  })
})

describe('createLandOwnerTest', () => {
  it('distinguishes the islands of one country from those of the next', () => {
    const view = { west: 103.5, east: 104.2, south: 1.1, north: 1.6 }
    const isSingapore = geodata.createLandOwnerTest('SGP', view)
    const box = (west: number, south: number, size: number) =>
      [
        [west, south],
        [west + size, south],
        [west + size, south + size],
        [west, south + size],
      ] as const
    expect(isSingapore(box(103.7, 1.28, 0.15))).toBe(true)
    expect(isSingapore(box(103.6, 1.48, 0.15))).toBe(false)
  })
})
