import { describe, expect, it } from 'vitest'
import { pathData } from '#isomorphic/maps/path-data.ts'
import { keepClearLabelPositions } from './area-label-positions.ts'
import type { MarkCandidate } from './mark-candidate.ts'
import { SAMPLE_MAP } from './sample-map.ts'

const name = (x: number, y: number, ...spots: { x: number; y: number }[]): MarkCandidate => ({
  x,
  y,
  label: 'Ruritania',
  role: 'land',
  positions: spots,
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

describe('keepClearLabelPositions', () => {
  it('moves the label of a neighbour off the subject', () => {
    expect(keepClearLabelPositions([name(290, 300, { x: 120, y: 300 })], map)).toMatchObject([
      { x: 120, y: 300 },
    ])
  })

  it('drops a label that only fits over the subject', () => {
    expect(keepClearLabelPositions([name(400, 300)], map)).toEqual([])
  })

  it('takes a position that stays off the subject on a phone, where type is larger, if there is one', () => {
    const beside = { x: 225, y: 300 }
    expect(keepClearLabelPositions([name(beside.x, beside.y, { x: 120, y: 300 })], map)).toMatchObject([
      { x: 120, y: 300 },
    ])
    expect(keepClearLabelPositions([name(beside.x, beside.y)], map)).toMatchObject([beside])
  })

  it('uses a position across a border only when there is no other', () => {
    expect(keepClearLabelPositions([name(200, 600, { x: 200, y: 100 })], map)).toMatchObject([
      { x: 200, y: 100 },
    ])
    expect(keepClearLabelPositions([name(200, 600)], map)).toMatchObject([{ x: 200, y: 600 }])
  })

  it('leaves other marks unchanged', () => {
    const town: MarkCandidate = { x: 400, y: 300, label: 'Strelsau', role: 'town' }
    expect(keepClearLabelPositions([town], map)).toEqual([town])
  })
})
