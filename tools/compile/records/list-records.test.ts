import { describe, expect, it } from 'vitest'
import { buildPlaceSample } from '#tools/compile/fixtures/place-sample.ts'
import type { Place } from '#tools/compile/places/place.ts'
import { createPlacesRecord, featuredIn, type ListSources } from './list-records.ts'

const { continent } = buildPlaceSample({}).country
const SCENES = { jungle: 'jungle', twin: 'jungle', third: 'jungle', canal: 'canal', atoll: 'atoll' } as const

function placeOf(name: string, given: Partial<Place> = {}): Place {
  return buildPlaceSample({ name, path: `/destinations/${name}`, overviewHtml: '<p>Text.</p>', ...given })
}

/** Names of the places shown for the only continent. */
function shown(places: readonly Place[]): readonly string[] {
  const sources = {
    places,
    continents: [{ slug: continent, name: 'Here', path: `/${continent}/places`, summary: '' }],
    posters: { posterOf: ({ name }: Place) => ({ traits: { scene: SCENES[name as keyof typeof SCENES] } }) },
    summaryOf: ({ name }: Place) => ({ name }),
  } as unknown as ListSources
  return createPlacesRecord(sources).continents.flatMap(({ featured }) => featured.map(({ name }) => name))
}

describe('places that represent a continent', () => {
  it('are its best three, without a repeated scene while there is an alternative', () => {
    const best = ['jungle', 'twin', 'third', 'canal', 'atoll'].map((name, at) =>
      placeOf(name, { rank: at + 1 }),
    )
    expect(shown(best)).toEqual(['jungle', 'canal', 'atoll'])
  })
  it('are three of one scene when there is no alternative', () => {
    const best = ['jungle', 'twin', 'third'].map((name, at) => placeOf(name, { rank: at + 1 }))
    expect(shown(best)).toEqual(['jungle', 'twin', 'third'])
  })
  it('are supplemented by countries with facts only, after all guides', () => {
    const facts = placeOf('atoll', { overviewHtml: null })
    expect(shown([facts, placeOf('twin'), placeOf('jungle')])).toEqual(['jungle', 'twin', 'atoll'])
    expect(shown([facts])).toEqual(['atoll'])
    expect(shown([])).toEqual([])
  })
})

describe('the poster cards of a continent', () => {
  it('fill complete rows of four, or are all there are of a few', () => {
    const count = (guides: number): number =>
      featuredIn(
        continent,
        Array.from({ length: guides }, (_none, at) => placeOf(`place-${at}`)),
      ).length
    expect([0, 3, 4, 5, 17, 23, 40].map(count)).toEqual([0, 3, 4, 4, 16, 20, 24])
  })
  it('are Best in Travel and the most visited, not the first by their English names, and sorted by name', () => {
    const planned = (name: string, fame: 2 | 4, days: number): Place =>
      placeOf(name, { planning: { cost: 'low', fame, stay: [1, days], stepFree: 'partly', kids: 'great' } })
    const others = Array.from({ length: 22 }, (_none, at) => planned(`b-${at}`, 4, 9))
    const [unknown, short, famous] = [planned('a', 2, 9), planned('c', 4, 2), planned('z', 4, 9)]
    const names = featuredIn(continent, [unknown, short, ...others, famous, placeOf('y', { rank: 1 })]).map(
      ({ name }) => name,
    )
    expect([names[0], names[1], names.at(-1)]).toEqual(['y', 'b-0', 'z'])
    expect(names).toHaveLength(24)
    expect(names).not.toContain('a')
    expect(names).not.toContain('c')
  })
})
