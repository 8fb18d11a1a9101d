import { describe, expect, it } from 'vitest'
import type { Line } from '#isomorphic/maps/map-geometry.ts'
import { signedArea } from '#tools/compile/geography/geometry/signed-area.ts'
import { joinLines, landPolygons } from './join-shorelines.ts'

const BOX = { west: 0, east: 2, south: 0, north: 1 }

const area = (rings: readonly Line[]): number => rings.reduce((sum, ring) => sum + signedArea(ring), 0)

describe('joinLines', () => {
  it('ignores a small island that starts where the next piece does', () => {
    const speck: Line = [
      [1, 0],
      [1, 0],
      [1, 0],
    ]
    const coast: readonly Line[] = [
      [
        [0, 0],
        [1, 0],
      ],
      [
        [1, 0],
        [2, 0],
      ],
    ]
    const joined = [
      [0, 0],
      [1, 0],
      [2, 0],
    ]
    expect(joinLines([...coast, speck])).toEqual([speck, joined])
    expect(joinLines([speck, ...coast])).toEqual([speck, joined])
  })

  it('joins pieces end to start, in any order', () => {
    const joined = joinLines([
      [
        [1, 0],
        [2, 0],
      ],
      [
        [0, 0],
        [1, 0],
      ],
    ])
    expect(joined).toEqual([
      [
        [0, 0],
        [1, 0],
        [2, 0],
      ],
    ])
  })
})

describe('landPolygons', () => {
  // Land is on the left of a shoreline: for a northbound line, in the west.
  const shore: Line = [
    [0.5, 0],
    [0.5, 1],
  ]

  it('closes land along the sides of the box, on the left of its shoreline', () => {
    expect(area(landPolygons([shore], BOX, false))).toBeCloseTo(0.5)
    expect(area(landPolygons([shore.toReversed()], BOX, false))).toBeCloseTo(1.5)
  })

  it('closes a strait into two polygons', () => {
    const other: Line = [
      [1.5, 1],
      [1.5, 0],
    ]
    const rings = landPolygons([shore, other], BOX, false)
    expect(rings).toHaveLength(2)
    expect(area(rings)).toBeCloseTo(1)
  })

  it('returns the complete box, less its lakes, when no shoreline crosses it and its corner is land', () => {
    const lake: Line = [
      [0.5, 0.2],
      [0.5, 0.7],
      [1, 0.7],
      [1, 0.2],
      [0.5, 0.2],
    ]
    expect(area(landPolygons([], BOX, true))).toBeCloseTo(2)
    expect(area(landPolygons([lake], BOX, true))).toBeCloseTo(1.75)
    expect(landPolygons([], BOX, false)).toEqual([])
  })

  it('ignores a shoreline that ends inside the box', () => {
    const stub: Line = [
      [1, 0.5],
      [1.2, 0.5],
    ]
    expect(area(landPolygons([shore, stub], BOX, false))).toBeCloseTo(0.5)
  })
})
