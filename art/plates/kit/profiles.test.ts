import { describe, expect, it } from 'vitest'
import { MATERIALS } from './materials.ts'
import { polygon } from './outlines.ts'
import { bands, bothSides, contour, symmetric, symmetricShade, tiledRoof, turned } from './profiles.ts'

const { marble } = MATERIALS
const subpaths = (path: string): number => path.split('M').length - 1

describe('outlines by numbers', () => {
  it('are the polygon of their pairs, moved as stated', () => {
    expect(contour([0, 0, 1, 5, 2, 0], 3, 1)).toBe(
      polygon([
        [3, 1],
        [4, 6],
        [5, 1],
      ]),
    )
  })

  it('are mirrored at the axis', () => {
    expect(bothSides([1, 0, 1, 5, 2, 0])).toBe(contour([1, 0, 1, 5, 2, 0]) + contour([-1, 0, -1, 5, -2, 0]))
  })
})

describe('profiles', () => {
  it('are the same on both sides, and their shade lies within the right half', () => {
    expect(symmetric(0, 2, [4, 0, 1, 6])).toBe(contour([-4, 2, -1, 8, 1, 8, 4, 2]))
    expect(symmetricShade(0, 2, [4, 0, 1, 6], 0.5)).toBe(contour([2, 2, 0.5, 8, 1, 8, 4, 2]))
  })

  it('have one band for each pair', () => {
    expect(subpaths(bands(0, 0, [4, 1, 3, 2, 2, 3], 0.5))).toBe(3)
  })

  it.each([
    ['turned solid', turned(0, 0, [4, 0, 1, 6], marble)],
    ['tiled roof', tiledRoof(0, 0, 8, 3, marble)],
  ])('%s has a lit and a shaded side', (_name, parts) => {
    expect(parts.map(([, ink]) => ink)).toEqual([marble.lit, marble.shade])
  })
})
