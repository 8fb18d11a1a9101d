import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Line } from '#isomorphic/maps/map-geometry.ts'
import type { LocatorBase, MapMark } from '#src/catalogue/catalogue-types.ts'
import { fitFrame } from '#src/maps/drawing/ground-frame.ts'
import { boxesOfMark } from '#src/maps/labels/boxes-of-mark.ts'
import { DESKTOP_METRICS, isInside, NARROW_METRICS, PHONE_METRICS } from '#src/maps/labels/label-box.ts'
import { isInRing } from '#src/maps/lines/is-in-ring.ts'
import { unnamedNumbers } from '#src/maps/rules/unnamed-numbers.ts'
import { collisions } from '#tools/compile/fixtures/map-collisions.ts'
import { sampleGuide } from '#tools/compile/fixtures/sample-guide.ts'
import { readGround } from '#tools/compile/geography/ground-file.ts'
import { geodata } from '#tools/compile/geography/sample-geodata.ts'
import { planOf } from '#tools/compile/geography/town-plans.ts'
import type { Place } from '#tools/compile/places/place.ts'
import { groundPointsOf } from './points-on-islands.ts'

const MINUTE = 60_000
/** Pixels of the drawing in 1.5 mm on desktop, where the map is shown at about the size it is drawn. */
const MAX_OFFSET_PX = 5.7
const KILOBYTE = 1024
const MIN_PHONE_NAMES = 3
/** A map of fewer leads nowhere: the town is drawn wider, as a sketch. */
const MIN_TOWN_SIGHTS = 3
/** A ground extends 0.3 of its map beyond each side; sights may be slightly closer together since. */
const MAX_WIDENING = 2.4

/** A bridge, a temple on an islet too small to draw, a ship, a lake. */
const IN_WATER = /Bridge|Ngọc Sơn Temple|Royal Yacht|Salt Pond|Titisee/

type Drawn = { readonly place: Place; readonly base: LocatorBase; readonly marks: readonly MapMark[] }

let drawn: readonly Drawn[] = []

beforeAll(() => {
  const { maps, places, links } = sampleGuide()
  const laid = places.map((place) => ({ place, ...maps.mapOf(place) }))
  const extras = new Map(maps.extraBases().map((base) => [base.id, base]))
  drawn = laid.map(({ place, baseId, marks }) => {
    const country = links.ancestorsOf(place)[0] ?? place
    return { place, marks, base: extras.get(baseId) ?? maps.baseOf(country) }
  })
}, 5 * MINUTE)

const isTown = ({ base }: Drawn): boolean => base.town !== undefined

describe('the maps of all places', () => {
  it('let no name or number cover another, the inset or the scale', () => {
    const wide = drawn.map((map) => ({
      ...map,
      marks: map.marks.filter(({ isForPhone }) => isForPhone !== true),
    }))
    expect(wide.flatMap((map) => collisions(map, DESKTOP_METRICS))).toEqual([])
  })

  it('avoid overlaps on a phone too, where type is larger and minor names are omitted', () => {
    const onPhones = drawn.map((map) => ({ ...map, marks: map.marks.filter(({ isMinor }) => !isMinor) }))
    expect(onPhones.flatMap((map) => collisions(map, isTown(map) ? NARROW_METRICS : PHONE_METRICS))).toEqual(
      [],
    )
  })

  it('show more than numbers on a phone: every town has names on its map', () => {
    const bare = drawn.filter(isTown).filter(({ marks }) => {
      const names = marks.filter(({ role, isMinor }) => role !== 'sight' && !isMinor)
      return names.length < MIN_PHONE_NAMES
    })
    expect(bare.map(({ place }) => place.path)).toEqual([])
  })

  it('leave no number of a town alone on a phone: its name is beside it or in the key below', () => {
    const alone = drawn.filter(isTown).flatMap(({ place, marks }) => {
      const names = place.sights.map(({ name }) => name)
      const keyed = unnamedNumbers(marks, names, true).map(({ name }) => name)
      const labels = marks
        .filter(({ role, isMinor }) => role === 'name' && !isMinor)
        .map(({ label }) => label)
      return names.filter((name) => ![...keyed, ...labels].some((shown) => shown.startsWith(name)))
    })
    expect(alone).toEqual([])
  })

  it('show three sights or more of every town, the others at the edge', () => {
    const few = drawn.filter(isTown).filter(({ marks }) => {
      const shown = marks.filter(({ role, away }) => role === 'sight' && away === undefined)
      return shown.length < MIN_TOWN_SIGHTS
    })
    expect(few.map(({ place }) => place.path)).toEqual([])
  })

  it('name no quarter twice', () => {
    const twice = drawn.filter(isTown).flatMap(({ place, marks }) => {
      const wide = marks.filter(({ isForPhone }) => isForPhone !== true)
      const names = wide
        .filter(({ role }) => role === 'land')
        .flatMap(({ label }) => label.toLowerCase().split(' and '))
      return names
        .filter((name, index) => names.indexOf(name) !== index)
        .map((name) => `${place.path}: ${name}`)
    })
    expect(twice).toEqual([])
  })

  it('place no label outside the frame', () => {
    const astray = drawn.flatMap(({ place, base, marks }) => {
      const frame = { left: 0, top: 0, right: base.width, bottom: base.height }
      return marks
        .filter((mark) => !boxesOfMark(mark, DESKTOP_METRICS).every((box) => isInside(box, frame)))
        .map(({ label }) => `${place.path}: ${label}`)
    })
    expect(astray).toEqual([])
  })

  it('show every sight by its number', () => {
    const missing = drawn.filter(({ place, marks, base }) => {
      const numbers = marks.filter(({ role }) => role === 'sight').length
      return base.source === 'gshhg' && numbers !== place.sights.length
    })
    expect(missing.map(({ place }) => place.path)).toEqual([])
  })

  it('place every number within 1.5 mm of its sight, or connect it by a line', () => {
    const astray = drawn.flatMap(({ place, base, marks }) => {
      const around = groundPointsOf(place, geodata)
      if (around === null) return []
      const { projection } = fitFrame(around)
      return marks.flatMap(({ x, y, label, role, anchor, away }) => {
        const sight = role === 'sight' && away === undefined ? place.sights[Number(label) - 1] : undefined
        if (sight === undefined) return []
        const [left, top] = projection([sight.longitude, sight.latitude]) ?? [0, 0]
        const off = Math.hypot((anchor?.x ?? x) - left, (anchor?.y ?? y) - top)
        return off > MAX_OFFSET_PX ? [`${base.id}: ${label} is ${off} off`] : []
      })
    })
    expect(astray).toEqual([])
    expect(drawn.some(({ marks }) => marks.some(({ anchor }) => anchor !== undefined))).toBe(true)
  })

  it('place no sight in hand-drawn water, except bridges and sights in the water', () => {
    const wet = drawn.flatMap(({ place, base, marks }) => {
      const plan = planOf(base.id)
      const waters = plan.features.filter(({ kind }) => kind === 'water').flatMap(({ lines }) => lines)
      return place.sights.flatMap(({ name, longitude, latitude }, index) => {
        const isFar = marks.some(({ label, away }) => label === String(index + 1) && away !== undefined)
        const isOver = (rings: readonly Line[]) =>
          rings.filter((ring) => isInRing([longitude, latitude], ring)).length % 2 === 1
        const isWet = isOver(waters) || (plan.isAllLand && !isOver(plan.land))
        return isWet && !isFar && !IN_WATER.test(name) ? [`${base.id}: ${name}`] : []
      })
    })
    expect(wet).toEqual([])
  })

  it('have a ground of their own for every region and city of the guide', () => {
    const without = drawn.filter(
      ({ place, base }) => place.kind !== 'country' && place.sights.length >= 3 && base.source !== 'gshhg',
    )
    expect(without.map(({ place }) => place.path)).toEqual([])
  })

  it('have a coast as detailed as their scale: no ground was cut for a much wider map', () => {
    const coarse = drawn.flatMap(({ place, base }) => {
      const around = groundPointsOf(place, geodata)
      const bounds = readGround(base.id)?.bounds
      if (around === null || bounds === undefined) return []
      const { bounds: shown } = fitFrame(around)
      const wider = (bounds.east - bounds.west) / (shown.east - shown.west)
      return wider > MAX_WIDENING ? [`${base.id}: ${wider.toFixed(1)} times as wide`] : []
    })
    expect(coarse).toEqual([])
  })

  it('weigh no more than 14 KB in a page', () => {
    const heavy = drawn.filter(({ base, marks }) => {
      const { graticule, land, lakes, rivers, streams, plan, borders, disputed, subject, inset } = base
      const paths = [graticule, land, lakes, rivers, borders, disputed, subject, inset.land, inset.subject]
      const text = [...paths, JSON.stringify(streams), JSON.stringify(plan), JSON.stringify(marks)].join('')
      return gzipSync(text, { level: 9 }).length > 14 * KILOBYTE
    })
    expect(heavy.map(({ place }) => place.path)).toEqual([])
  })
})
