import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createPlanView } from '#isomorphic/trips/plan-view.ts'
import type { TripPlan, TripPosition, TripStop } from '#isomorphic/trips/trip-plan.ts'
import { drawTripMaps } from './draw-trip-maps.ts'
import type { TripGround } from './trip-ground.ts'

const OUTLINES = { land: [[0, 0, 1000, 0, 0, 1000, -1000, 0]], borders: [], disputed: [] }
const LISBON = '/destinations/portugal/lisbon'

const stopAt = (id: string, at: TripPosition | null, path: string | null = null): TripStop => ({
  ...{ id, at, path, day: null, order: 'a0', kind: 'own', name: id },
  ...{ from: null, minutes: null, note: '', isDone: false },
})

function daysOf(...days: readonly (readonly TripStop[])[]) {
  const plan: TripPlan = {
    ...{ name: '', startsOn: null, zone: null, currency: null, cover: null, pace: null },
    ...{ ideas: [], stays: [], legs: [], items: [], costs: [] },
    days: days.map((stops, index) => ({
      ...{
        id: `day-${index}`,
        order: 'a0',
        number: index + 1,
        date: null,
        title: '',
        note: '',
        dismissed: [],
        stops,
      },
    })),
  }
  return createPlanView(plan).days
}

const at = (latitude: number, longitude: number): TripPosition => ({ latitude, longitude })
const withoutGuides = { outlines: OUTLINES, guides: new Map() }

/** A map of 760 × 700 px, a thousand for each degree of longitude, whose corner is about 39° N, 10° W. */
const ground: TripGround = {
  id: 'lisbon',
  width: 760,
  height: 700,
  fit: { scale: 1000, x: 10_000, y: 42_393 },
}
const withLisbon = { outlines: OUTLINES, guides: new Map([[LISBON, [ground]]]) }

describe('drawTripMaps', () => {
  it('numbers stops as the list does, also those after a stop without a position', () => {
    const maps = drawTripMaps(
      daysOf([stopAt('a', at(1, 1)), stopAt('b', null)], [stopAt('c', at(4, 4)), stopAt('d', at(8, 2))]),
      withoutGuides,
    )
    expect(maps.trip?.marks.map(({ label, day }) => [label, day])).toEqual([
      ['1', 1],
      ['3', 2],
      ['4', 2],
    ])
    expect(maps.days['day-1']?.marks.map(({ label }) => label)).toEqual(['3', '4'])
    expect(maps.trip?.lines.map(({ day }) => day)).toEqual([2])
  })

  it('draws the way to the only stop of a day from the last stop before it', () => {
    const maps = drawTripMaps(daysOf([stopAt('a', at(1, 1))], [stopAt('b', at(5, 5))]), withoutGuides)
    expect(maps.days['day-0']?.start).toBeNull()
    expect(maps.days['day-1']?.start).not.toBeNull()
    expect(maps.days['day-1']?.lines).toHaveLength(1)
  })

  it('joins stops of a day at one spot to one number', () => {
    const near = [stopAt('a', at(1, 1)), stopAt('b', at(1, 1.001)), stopAt('c', at(1.001, 1))]
    const maps = drawTripMaps(daysOf(near, [stopAt('d', at(9, 9))]), withoutGuides)
    expect(maps.trip?.marks.map(({ label }) => label)).toEqual(['1–3', '4'])
  })

  it('shows a part of the map of a guide that has all stops, once in the page', () => {
    const inLisbon = [stopAt('a', at(38.7, -9.7), LISBON), stopAt('b', at(38.6, -9.5), `${LISBON}#alfama`)]
    const maps = drawTripMaps(daysOf(inLisbon, inLisbon), withLisbon)
    expect(maps.days['day-0']?.ground?.id).toBe('lisbon')
    expect(maps.days['day-0']?.coast).toBeNull()
    expect(maps.groundIds).toEqual(['lisbon'])
    const far = drawTripMaps(daysOf([...inLisbon, stopAt('c', at(41, -8.6))]), withLisbon)
    expect(far.days['day-0']?.ground).toBeNull()
    expect(far.groundIds).toEqual([])
  })

  it('takes the closest map of a guide that has all stops of a day', () => {
    const wide: TripGround = { ...ground, id: 'around', fit: { scale: 250, x: 2500, y: 10_500 } }
    const guides = new Map([[LISBON, [ground, wide]]])
    const near = [stopAt('a', at(38.7, -9.7), LISBON), stopAt('b', at(38.6, -9.5), LISBON)]
    const maps = drawTripMaps(daysOf(near, [...near, stopAt('c', at(38.3, -8.6))]), {
      outlines: null,
      guides,
    })
    expect(Object.values(maps.days).map((map) => map.ground?.id)).toEqual(['lisbon', 'around'])
    expect(maps.trip?.ground?.id).toBe('around')
  })

  it('has the maps on guides without coasts, and says that others are missing', () => {
    const inLisbon = [stopAt('a', at(38.7, -9.7), LISBON), stopAt('b', at(38.6, -9.5), `${LISBON}#alfama`)]
    const withoutCoasts = { ...withLisbon, outlines: null }
    const near = drawTripMaps(daysOf(inLisbon), withoutCoasts)
    expect([near.trip?.ground?.id, near.lacksCoasts]).toEqual(['lisbon', false])
    const far = drawTripMaps(
      daysOf(inLisbon, [stopAt('c', at(41, -8.6)), stopAt('d', at(42, -8))]),
      withoutCoasts,
    )
    expect([far.trip, Object.keys(far.days), far.lacksCoasts]).toEqual([null, ['day-0'], true])
  })

  it('keeps wide numbers away from the sides', () => {
    const city = Array.from({ length: 8 }, (_, day) =>
      Array.from({ length: 6 }, (_, stop) => stopAt(`${day}-${stop}`, at(1 + day / 100, 1))),
    )
    const others = [stopAt('west', at(1, 0.4)), stopAt('east', at(1, 9))]
    const { trip } = drawTripMaps(daysOf(...city, others), withoutGuides)
    const widest = trip?.marks.filter(({ label }) => label.length === 5) ?? []
    expect(widest.length).toBeGreaterThan(4)
    for (const { x } of widest) expect(x).toSatisfy((left: number) => left > 28 && left < 480 - 28)
  })

  it('has no maps without positions', () => {
    expect(drawTripMaps(daysOf([stopAt('a', null)], []), withoutGuides)).toEqual({
      trip: null,
      days: {},
      groundIds: [],
      lacksCoasts: false,
    })
  })

  it('places every number inside its map, for any stops on Earth', () => {
    const position = fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    })
    fc.assert(
      fc.property(fc.array(position, { minLength: 1, maxLength: 12 }), (positions) => {
        const stops = positions.map((one, index) => stopAt(`s${index}`, one, LISBON))
        const maps = drawTripMaps(daysOf(stops.slice(0, 6), stops.slice(6)), withLisbon)
        for (const map of [maps.trip, ...Object.values(maps.days)]) {
          expect(JSON.stringify(map)).not.toMatch(/NaN|Infinity/)
          for (const { x, y } of map?.marks ?? [])
            expect([x >= 0, x <= (map?.width ?? 0), y >= 0, y <= (map?.height ?? 0)]).not.toContain(false)
        }
      }),
      { numRuns: 200 },
    )
  })
})
