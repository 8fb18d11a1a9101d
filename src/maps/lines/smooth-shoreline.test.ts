import { describe, expect, it } from 'vitest'
import type { PixelLine } from '#isomorphic/maps/map-geometry.ts'
import { smoothShoreline } from './smooth-shoreline.ts'

/** A shore of sixty steps of ten pixels, with land below. */
const stairs: PixelLine = [
  ...Array.from({ length: 60 }, (_, index) => ({
    x: 10 * Math.ceil(index / 2),
    y: -10 * Math.floor(index / 2),
  })),
  { x: 300, y: 600 },
  { x: 0, y: 600 },
]

/** Number of horizontal or vertical edges on the slope. */
const stepsOf = (ring: PixelLine): number =>
  ring.filter((to, index) => {
    const from = ring[index - 1]
    if (from === undefined || to.x < 60 || to.x > 240 || to.y > 0) return false
    return Math.abs(to.x - from.x) < 0.1 || Math.abs(to.y - from.y) < 0.1
  }).length

describe('smoothShoreline', () => {
  it('removes the steps of the data at a large scale', () => {
    expect(stepsOf(stairs)).toBeGreaterThan(30)
    const soft = smoothShoreline(stairs, 150)
    expect(stepsOf(soft)).toBe(0)
    expect(soft.length).toBeLessThan(stairs.length)
  })

  it('leaves a shore unchanged at a small scale', () => {
    expect(smoothShoreline(stairs, 20)).toBe(stairs)
  })
})
