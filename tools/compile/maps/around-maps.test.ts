import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import type { LocatorBase, MapMark } from '#src/catalogue/catalogue-types.ts'
import { LocatorMap } from '#src/maps/locator-map.tsx'
import { sampleGuide } from '#tools/compile/fixtures/sample-guide.ts'
import type { Place } from '#tools/compile/places/place.ts'

const MINUTE = 60_000
const MIN_TOWNS = 120
const MIN_AWAY_SHARE = 0.25
const MAX_AROUND_BYTES = 6 * 1024

type DrawnTown = {
  readonly place: Place
  readonly base: LocatorBase
  readonly marks: readonly MapMark[]
  readonly around?: string
}

let towns: readonly DrawnTown[] = []

beforeAll(() => {
  const { maps, places } = sampleGuide()
  const laid = places.filter(({ kind }) => kind === 'city').map((place) => ({ place, ...maps.mapOf(place) }))
  const bases = new Map(maps.extraBases().map((base) => [base.id, base]))
  towns = laid.flatMap(({ baseId, ...map }) => {
    const base = bases.get(baseId)
    return base === undefined ? [] : [{ ...map, base }]
  })
}, 5 * MINUTE)

describe('the maps of all towns', () => {
  it('say that they are a sketch, not for walking, exactly where the town has no plan', () => {
    const wrong = towns.filter(({ place, base }) => {
      const caption = renderToStaticMarkup(createElement(LocatorMap, { base, marks: [] }))
      const isSketch = caption.includes('Sketch of where the sights lie, not for walking.')
      return isSketch === (place.streetPlan !== null)
    })
    expect(wrong.map(({ place }) => place.path)).toEqual([])
    expect(towns.length).toBeGreaterThanOrEqual(MIN_TOWNS)
  })

  it('have a second map with the frame of the first where it leaves out a quarter of the sights', () => {
    const wrong = towns.flatMap(({ place, marks, around = '' }) => {
      const left = marks.filter(({ role, away }) => role === 'sight' && away !== undefined)
      const numbers = [...around.matchAll(/<text [^>]*>(\d+(?: · \d+)*)<\/text>/g)].flatMap(
        ([, label = '']) => label.split(' · '),
      )
      const hasAll =
        left.every(({ label }) => numbers.includes(label)) &&
        /class="around-frame" d="m[^z]*l[^z]*z"/.test(around)
      const isNeeded = left.length >= place.sights.length * MIN_AWAY_SHARE
      return (isNeeded ? hasAll : around === '') ? [] : [place.path]
    })
    expect(wrong).toEqual([])
    expect(towns.filter(({ around }) => around !== undefined).length).toBeGreaterThan(MIN_TOWNS / 2)
  })

  it('weigh no more than 6 KB for the second map', () => {
    const heavy = towns.filter(({ around = '' }) => around.length > MAX_AROUND_BYTES)
    expect(heavy.map(({ place, around = '' }) => `${place.path}: ${around.length}`)).toEqual([])
  })
})
