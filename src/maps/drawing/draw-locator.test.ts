import { describe, expect, it } from 'vitest'
import type { Shape } from '#isomorphic/maps/map-geometry.ts'
import { pixelBox } from '#isomorphic/maps/pixel-box.ts'
import { parsePathData } from '#src/maps/lines/parse-path-data.ts'
import { squareLand } from '#src/maps/lines/square-land.ts'
import { drawLocatorBase } from './draw-locator.ts'
import type { LocatorInput } from './locator-input.ts'

function inputFor(subject: Shape, others: Shape = []): LocatorInput {
  return {
    id: 'here',
    label: 'Map of here',
    subject,
    extent: subject,
    anchor: { kind: 'country', capital: null },
    land: [...subject, ...others],
    borders: [],
    lakes: [],
    rivers: [],
    disputed: [],
    globeLand: subject,
    keepClear: [],
  }
}

function subjectBox(subject: Shape) {
  return pixelBox(parsePathData(drawLocatorBase(inputFor(subject)).base.subject).flat())
}

describe('drawLocatorBase', () => {
  it('centres the subject with its neighbours in view', () => {
    const { left, right, top, bottom } = subjectBox([squareLand(10, 0, 4)])
    expect((left + right) / 2).toBeCloseTo(380, 0)
    expect((top + bottom) / 2).toBeCloseTo(350, 0)
    expect(top).toBeGreaterThanOrEqual(0.1 * 700)
    expect(bottom - top).toBeGreaterThan(0.7 * 700)
  })

  it('draws the same base for the same input', () => {
    const input = inputFor([squareLand(10, 50, 4)], [squareLand(20, 50, 3)])
    expect(drawLocatorBase(input)).toHaveProperty('base', drawLocatorBase(input).base)
  })

  it('draws land across the antimeridian in one piece', () => {
    const { left, right, top, bottom } = subjectBox([squareLand(179, -17, 3)])
    expect((right - left) / (bottom - top)).toBeCloseTo(1, 1)
    expect(left).toBeGreaterThan(0)
    expect(right).toBeLessThan(760)
  })

  it.each([
    ['mid latitudes', 45],
    ['high latitudes', 66],
    ['polar latitudes', 80],
  ])('projects points onto the land that contains them, in %s', (_name, latitude) => {
    const { base, project } = drawLocatorBase(inputFor([squareLand(20, latitude, 2)]))
    const corner = project(latitude + 2, 22)
    const drawn = parsePathData(base.subject).flat()
    const distance = Math.min(
      ...drawn.map((point) => Math.hypot(point.x - (corner?.x ?? 0), point.y - (corner?.y ?? 0))),
    )
    expect(distance).toBeLessThan(1)
  })

  it('projects a point outside the frame to null', () => {
    const { project } = drawLocatorBase(inputFor([squareLand(10, 0, 2)]))
    expect(project(0, 10)).not.toBeNull()
    expect(project(0, 40)).toBeNull()
    expect(project(0, -170)).toBeNull()
    expect(project(90, 10)).toBeNull()
  })

  it('draws a ring around a subject too small to see and none around a visible one', () => {
    expect(drawLocatorBase(inputFor([squareLand(10, 0, 0.002)])).base.ring).toMatchObject({ x: 380, y: 350 })
    expect(drawLocatorBase(inputFor([squareLand(10, 0, 1)])).base.ring).toBeNull()
  })

  it('places the globe where it covers no marks', () => {
    const subject = [squareLand(10, 0, 1)]
    const { corner } = drawLocatorBase(inputFor(subject)).base.inset
    const taken = corner === 'bottom-right' ? { latitude: -1, longitude: 11.1 } : null
    expect(taken).not.toBeNull()
    const keepClear = taken === null ? [] : [taken]
    expect(drawLocatorBase({ ...inputFor(subject), keepClear }).base.inset.corner).not.toBe(corner)
  })

  it('throws for a subject without land', () => {
    expect(() => drawLocatorBase(inputFor([]))).toThrow(RangeError)
  })
})
