import { describe, expect, it } from 'vitest'
import { pathData } from '#src/maps/lines/path-data.ts'
import { clearLandNames } from './land-name-spots.ts'
import type { MarkWish } from './locator-marks.ts'
import { SAMPLE_MAP } from './sample-map.ts'

const name = (x: number, y: number, ...spots: { x: number; y: number }[]): MarkWish => ({
  x,
  y,
  label: 'Ruritania',
  role: 'land',
  spots,
})
const map = {
  ...SAMPLE_MAP,
  subject: pathData(
    [
      [
        { x: 300, y: 200 },
        { x: 500, y: 200 },
        { x: 500, y: 400 },
        { x: 300, y: 400 },
      ],
    ],
    true,
  ),
  borders: pathData(
    [
      [
        { x: 0, y: 600 },
        { x: 760, y: 600 },
      ],
    ],
    false,
  ),
}

describe('clearLandNames', () => {
  it('moves the name of a neighbour off the subject', () => {
    expect(clearLandNames([name(290, 300, { x: 120, y: 300 })], map)).toMatchObject([{ x: 120, y: 300 }])
  })

  it('leaves out a name that could only stand on the subject', () => {
    expect(clearLandNames([name(400, 300)], map)).toEqual([])
  })

  it('takes a spot across a border only when there is no other', () => {
    expect(clearLandNames([name(200, 600, { x: 200, y: 100 })], map)).toMatchObject([{ x: 200, y: 100 }])
    expect(clearLandNames([name(200, 600)], map)).toMatchObject([{ x: 200, y: 600 }])
  })

  it('touches no other mark', () => {
    const town: MarkWish = { x: 400, y: 300, label: 'Strelsau', role: 'town' }
    expect(clearLandNames([town], map)).toEqual([town])
  })
})
