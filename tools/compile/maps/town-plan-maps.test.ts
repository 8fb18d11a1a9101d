import { beforeAll, describe, expect, it } from 'vitest'
import type { LocatorBase, MapMark } from '#src/catalogue/catalogue-types.ts'
import { distanceKm } from '#src/maps/drawing/great-circle.ts'
import { fitFrame } from '#src/maps/drawing/ground-frame.ts'
import { sampleGuide } from '#tools/compile/fixtures/sample-guide.ts'
import { readGround } from '#tools/compile/geography/ground-file.ts'
import { geodata } from '#tools/compile/geography/sample-geodata.ts'
import type { Place } from '#tools/compile/places/place.ts'
import { isOrienting } from './phone-order.ts'
import { groundPointsOf } from './points-on-islands.ts'
import { mapWidthKm } from './town-frame.ts'

const MINUTE = 60_000
/** Towns whose plan is drawn: a plan that is no longer read would be missing. */
const MIN_PLANS = 52
/** Towns whose plan says the way between sights, and the share of its names for which a wide map has space. */
const [MIN_WAYS, MIN_NAMED_SHARE] = [40, 0.75]
/** Venice has few streets with a name of their own. */
const MIN_STREETS = 3
const MAX_PLAN_KM = 3.3
/** Towns whose first five sights, or any three, need a wider map; as wide as is necessary for them. */
const MAX_WIDE_KM: Readonly<Record<string, number>> = {
  'argentina-buenos-aires': 4.4,
  'brazil-sao-paulo': 4.7,
  'cambodia-siem-reap': 8.4,
  'canada-montreal': 4.5,
  'canada-toronto': 4.7,
  'canada-vancouver': 4.8,
  'china-beijing': 6.1,
  'india-delhi': 6.2,
  'india-mumbai': 3.8,
  'japan-kyoto': 5.1,
  'malaysia-kuala-lumpur': 3.8,
  'mexico-mexico-city': 7,
  'south-africa-cape-town': 3.7,
  'spain-barcelona': 4.1,
  'united-kingdom-glasgow': 6.1,
  'united-states-boston': 4.1,
  'united-states-los-angeles': 7.7,
  'united-states-new-york': 6.3,
  'united-states-san-francisco': 4.2,
}
/** Quarters, streets, waters and stations that a phone names. */
const MIN_ORIENTING = 3
/** Share of the map by which its ground extends beyond it: shores are smoothed, so that land ends round its corners. */
const MIN_MARGIN = 0.1

type Drawn = { readonly place: Place; readonly base: LocatorBase; readonly marks: readonly MapMark[] }

let drawn: readonly Drawn[] = []

beforeAll(() => {
  const { maps, places } = sampleGuide()
  const planned = places
    .filter(({ streetPlan }) => streetPlan !== null)
    .map((place) => ({ place, ...maps.mapOf(place) }))
  const bases = new Map(maps.extraBases().map((base) => [base.id, base]))
  drawn = planned.flatMap(({ place, baseId, marks }) => {
    const base = bases.get(baseId)
    return base === undefined ? [] : [{ place, marks, base }]
  })
}, 5 * MINUTE)

describe('the maps of towns with a plan', () => {
  it('draw the plan of every town that has one, on its ground', () => {
    expect(drawn.length).toBeGreaterThanOrEqual(MIN_PLANS)
    expect(drawn.filter(({ base }) => base.town !== 'streets').map(({ place }) => place.path)).toEqual([])
    const poor = drawn.filter(
      ({ marks }) =>
        new Set(marks.filter(({ role }) => role === 'street').map(({ label }) => label)).size < MIN_STREETS,
    )
    expect(poor.map(({ place }) => place.path)).toEqual([])
  })

  it('say the way from the first sight to the fifth for 40 towns, and name most of it on wide maps', () => {
    const ways = drawn.flatMap(({ place, base, marks }) =>
      (base.way ?? []).map((name) => ({
        path: place.path,
        isNamed: marks.some(({ label, isForPhone }) => label === name && isForPhone !== true),
      })),
    )
    expect(new Set(ways.map(({ path }) => path)).size).toBeGreaterThanOrEqual(MIN_WAYS)
    const named = ways.filter(({ isNamed }) => isNamed)
    expect(named.length / ways.length).toBeGreaterThan(MIN_NAMED_SHARE)
  })

  it('name three quarters, streets, waters or stations on a phone, where streets without names lead nowhere', () => {
    const mute = drawn.flatMap(({ place, marks }) => {
      const named = marks.filter((mark) => !mark.isMinor && isOrienting(mark)).map(({ label }) => label)
      return new Set(named).size < MIN_ORIENTING ? [`${place.path}: ${named.join(', ')}`] : []
    })
    expect(mute).toEqual([])
  })

  it('measure the distance of a sight beyond the frame from the middle of the map', () => {
    const wrong = drawn.flatMap(({ place, base, marks }) => {
      const around = groundPointsOf(place, geodata)
      if (around === null) return []
      const { west, east, south, north } = fitFrame(around).bounds
      const middle = { latitude: (south + north) / 2, longitude: (west + east) / 2 }
      return marks.flatMap(({ label, away, distance }) => {
        const sight = place.sights[Number(label) - 1]
        if (away === undefined || sight === undefined) return []
        const km = Math.max(1, Math.round(distanceKm(middle, sight)))
        return distance === `${km} km` ? [] : [`${base.id} ${label}: ${distance}, not ${km}`]
      })
    })
    expect(wrong).toEqual([])
  })

  it('are at most 3.3 km wide where the plan of a town gives the frame, unless its sights need more', () => {
    const wide = drawn.flatMap(({ place, base }) => {
      const around = groundPointsOf(place, geodata)
      const km = around === null ? 0 : mapWidthKm(around)
      return km > (MAX_WIDE_KM[base.id] ?? MAX_PLAN_KM) ? [`${base.id}: ${km} km`] : []
    })
    expect(wide).toEqual([])
  })

  it('have land up to the corners: a frame near the edge of its ground brings land of its own', () => {
    const cut = drawn.flatMap(({ place, base }) => {
      const around = groundPointsOf(place, geodata)
      const ground = readGround(base.id)?.bounds
      if (place.streetPlan?.land.length !== 0 || around === null || ground === undefined) return []
      const { west, east, south, north } = fitFrame(around).bounds
      const across = Math.min(west - ground.west, ground.east - east) / (east - west)
      const down = Math.min(south - ground.south, ground.north - north) / (north - south)
      return Math.min(across, down) < MIN_MARGIN ? [base.id] : []
    })
    expect(cut).toEqual([])
  })
})
