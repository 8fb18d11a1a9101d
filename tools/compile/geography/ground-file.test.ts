import { describe, expect, it } from 'vitest'
import { fitFrame } from '#src/maps/drawing/ground-frame.ts'
import { decodeGround, encodeGround, readGround } from './ground-file.ts'
import { readTownRivers, townRiversWithin } from './waters/town-rivers.ts'

const GROUND = {
  bounds: { west: 10, east: 11, south: 43, north: 44 },
  land: [
    [
      [10, 43],
      [10.5, 43.2],
      [10.4, 44],
    ],
  ],
  rivers: [
    [
      [10.1, 43.5],
      [10.9, 43.51],
    ],
  ],
  names: [{ label: 'Arno', role: 'water', at: [[10.5, 43.5]] }],
} as const

describe('ground files', () => {
  it('decode to the encoded ground, accurate to a seven-thousandth of the box', () => {
    const { land, rivers, ...rest } = decodeGround(encodeGround(GROUND))
    expect(rest).toEqual({ bounds: GROUND.bounds, names: GROUND.names })
    for (const [lines, given] of [
      [land, GROUND.land],
      [rivers, GROUND.rivers],
    ] as const) {
      const numbers = lines.flat(2)
      given.flat(2).forEach((number, index) => {
        expect(numbers[index]).toBeCloseTo(number, 3)
      })
    }
  })

  it('are found by the ID of the map; null when missing', () => {
    expect(readGround('italy-tuscany')?.names.map(({ label }) => label)).toContain('Florence')
    expect(readGround('atlantis')).toBeNull()
  })
})

describe('town rivers', () => {
  const { bounds } = fitFrame([
    { latitude: 48.85, longitude: 2.29 },
    { latitude: 48.88, longitude: 2.36 },
  ])

  it('are those within the bounds of the map', () => {
    const names = townRiversWithin(readTownRivers(), bounds).map(({ name }) => name)
    expect(new Set(names)).toEqual(new Set(['Seine', '']))
  })

  it('are omitted on a wide map', () => {
    expect(townRiversWithin(readTownRivers(), { ...bounds, west: 1, east: 4 })).toEqual([])
  })

  it.each([
    ['Pont Neuf', 48.8572, 2.3415],
    ['the Charles Bridge', 50.0865, 14.4114],
    ['Ponte Vecchio', 43.768, 11.2531],
    ['Tower Bridge', 51.5055, -0.0754],
    ['Castel Sant’Angelo’s bridge', 41.9018, 12.4664],
    ['Togetsukyo', 35.0129, 135.6777],
  ])('run under %s', (_bridge, latitude, longitude) => {
    const metres = (line: readonly (readonly [number, number])[]): number =>
      Math.min(
        ...line.map(([x, y]) =>
          Math.hypot(
            (x - longitude) * 111_200 * Math.cos((latitude * Math.PI) / 180),
            (y - latitude) * 111_200,
          ),
        ),
      )
    expect(Math.min(...readTownRivers().map(({ line }) => metres(line)))).toBeLessThan(120)
  })
})
