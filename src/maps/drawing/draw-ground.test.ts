import { describe, expect, it } from 'vitest'
import type { GeoPoint } from '#isomorphic/maps/map-geometry.ts'
import { parsePathData } from '#src/maps/lines/parse-path-data.ts'
import { squareLand } from '#src/maps/lines/square-land.ts'
import { createCountryInset } from './draw-country-inset.ts'
import { drawGround, type GroundInput } from './draw-ground.ts'
import type { Ground } from './ground.ts'
import { fitFrame, groundBox } from './ground-frame.ts'
import type { LocatorInput } from './locator-input.ts'

const SIGHTS: readonly GeoPoint[] = [
  { latitude: 41.9, longitude: 12.45 },
  { latitude: 41.88, longitude: 12.5 },
  { latitude: 41.92, longitude: 12.48 },
]
const frame = fitFrame(SIGHTS)

const country: LocatorInput = {
  id: 'x',
  label: 'Map',
  subject: [squareLand(12.5, 42, 4)],
  extent: [squareLand(12.5, 42, 4)],
  anchor: { kind: 'country', capital: null },
  land: [squareLand(12.5, 42, 4)],
  borders: [],
  lakes: [],
  rivers: [],
  disputed: [],
  globeLand: [squareLand(0, 0, 20)],
  keepClear: [],
}

function draw(changes: Partial<GroundInput> = {}, points = SIGHTS) {
  const fitted = fitFrame(points)
  const { west, east, south, north } = groundBox(fitted)
  const middle = (west + east) / 2
  const ground: Ground = {
    bounds: { west, east, south, north },
    land: [
      [
        [west, south],
        [middle, south],
        [middle, north],
        [west, north],
      ],
    ],
    rivers: [],
    names: [],
  }
  return drawGround({
    id: 'italy-rome',
    label: 'Map of the sights of Rome',
    frame: fitted,
    ground,
    source: 'gshhg',
    streams: [],
    plan: [],
    sketchedLand: [],
    around: country,
    insetOf: createCountryInset(country),
    keepClear: points,
    isCountry: false,
    isOwn: () => false,
    ...changes,
  })
}

describe('fitFrame', () => {
  it('shows all points with space for their numbers', () => {
    const { project } = draw()
    for (const { latitude, longitude } of SIGHTS) {
      const point = project(latitude, longitude)
      expect(point?.x).toBeGreaterThan(60)
      expect(point?.x).toBeLessThan(700)
      expect(point?.y).toBeGreaterThan(60)
      expect(point?.y).toBeLessThan(640)
    }
  })

  it('fills the land of a country that has a ground and shows its position on Earth', () => {
    const { base } = draw({ isCountry: true, isOwn: () => true })
    expect(base.subject).toBe(base.land)
    expect(base.inset.shape).toBe('globe')
    expect(draw().base.subject).toBe('')
    expect(draw().base.inset.shape).toBe('box')
  })

  it('does not zoom in further than the precision of the survey', () => {
    const [only] = SIGHTS
    const near = fitFrame(only === undefined ? [] : [only])
    expect(760 / near.pixelsPerKm).toBeGreaterThan(1.6)
  })

  it('fits points on both sides of the antimeridian', () => {
    const { bounds } = fitFrame([
      { latitude: -17, longitude: 179 },
      { latitude: -18, longitude: -179 },
    ])
    expect(bounds.east - bounds.west).toBeLessThan(5)
  })
})

describe('drawGround', () => {
  it('draws the coast at its position: land ends in the middle of this map', () => {
    const [ring = []] = parsePathData(draw().base.land)
    expect(Math.max(...ring.map(({ x }) => x))).toBeCloseTo(380, 0)
    expect(Math.min(...ring.map(({ x }) => x))).toBe(-30)
  })

  it('draws a river of a town with its true width and clips it at the frame', () => {
    const { bounds } = frame
    const line = [
      [bounds.west - 1, 41.9],
      [bounds.west + 0.01, 41.9],
      [bounds.east - 0.01, 41.9],
      [bounds.east + 1, 41.9],
    ] as const
    const [stream] = draw({ streams: [{ line, widthMetres: 400 }] }).base.streams
    expect(stream?.width).toBeCloseTo(0.4 * frame.pixelsPerKm, 0)
    expect(parsePathData(stream?.path ?? '').flat()).toHaveLength(4)
  })

  it('extends a wide diagonal river until its end is out of view', () => {
    const { west, east, south, north } = frame.bounds
    const [x, y] = [(east - west) / 20, (north - south) / 20]
    const line = Array.from(
      { length: 40 },
      (_, index) => [west + (index - 10) * x, south + (index - 10) * y] as const,
    )
    const [stream] = draw({ streams: [{ line, widthMetres: 2000 }] }).base.streams
    const [first] = parsePathData(stream?.path ?? '').flat()
    expect(first?.x).toBeLessThan(-(stream?.width ?? 0))
  })

  it('adds islands sketched by hand to the land of the data', () => {
    const { east, south } = frame.bounds
    const island = [
      [east - 0.02, south + 0.02],
      [east - 0.01, south + 0.02],
      [east - 0.01, south + 0.03],
    ] as const
    expect(parsePathData(draw().base.land)).toHaveLength(1)
    expect(parsePathData(draw({ sketchedLand: [island] }).base.land)).toHaveLength(2)
  })

  it('draws a box on the country inset, or a spot on the globe if the country omits the part', () => {
    expect(draw().base.inset).toMatchObject({ shape: 'box', width: 150 })
    expect(draw().base.inset.spot).not.toBe('')
    const far = { ...country, extent: [squareLand(60, 0, 2)], land: [squareLand(60, 0, 2)] }
    expect(draw({ insetOf: createCountryInset(far) }).base.inset).toMatchObject({ shape: 'globe', spot: '' })
  })

  it('has a scale bar of the correct length in a corner without the inset', () => {
    const { scale, inset } = draw().base
    expect((scale?.width ?? 0) / (scale?.km ?? 1)).toBeCloseTo(frame.pixelsPerKm, 0)
    expect(scale?.corner).not.toBe(inset.corner)
  })

  it('omits borders from a map of a town, where they would be imprecise', () => {
    const around = {
      ...country,
      borders: [
        [
          [12, 41.9],
          [13, 41.9],
        ] as const,
      ],
    }
    expect(draw({ around }).base.borders).toBe('')
    const wide = [
      { latitude: 41, longitude: 12 },
      { latitude: 43, longitude: 13 },
    ]
    expect(draw({ around }, wide).base.borders).not.toBe('')
  })
})
