import { describe, expect, it } from 'vitest'
import { buildPlaceSample } from '#tools/compile/fixtures/place-sample.ts'
import type { Place } from '#tools/compile/places/place.ts'
import { createPlacesRecord, featuredIn, type ListSources } from './list-records.ts'

const { continent } = buildPlaceSample({}).country
const SCENES = { jungle: 'jungle', twin: 'jungle', third: 'jungle', canal: 'canal', atoll: 'atoll' } as const

function placeOf(name: string, given: Partial<Place> = {}): Place {
  return buildPlaceSample({ name, path: `/destinations/${name}`, overviewHtml: '<p>Text.</p>', ...given })
}

/** Names that stand for the one continent there is. */
function shown(places: readonly Place[]): readonly string[] {
  const sources = {
    places,
    continents: [{ slug: continent, name: 'Here', path: `/${continent}/places`, summary: '' }],
    posters: { posterOf: ({ name }: Place) => ({ traits: { scene: SCENES[name as keyof typeof SCENES] } }) },
    summaryOf: ({ name }: Place) => ({ name }),
  } as unknown as ListSources
  return createPlacesRecord(sources).continents.flatMap(({ featured }) => featured.map(({ name }) => name))
}

describe('places that stand for a continent', () => {
  it('are its best three, no scene twice while there is another', () => {
    const best = ['jungle', 'twin', 'third', 'canal', 'atoll'].map((name, at) =>
      placeOf(name, { rank: at + 1 }),
    )
    expect(shown(best)).toEqual(['jungle', 'canal', 'atoll'])
  })
  it('are three of one scene where there is no other', () => {
    const best = ['jungle', 'twin', 'third'].map((name, at) => placeOf(name, { rank: at + 1 }))
    expect(shown(best)).toEqual(['jungle', 'twin', 'third'])
  })
  it('are filled up with countries known from facts alone, after all guides', () => {
    const facts = placeOf('atoll', { overviewHtml: null })
    expect(shown([facts, placeOf('twin'), placeOf('jungle')])).toEqual(['jungle', 'twin', 'atoll'])
    expect(shown([facts])).toEqual(['atoll'])
    expect(shown([])).toEqual([])
  })
})

describe('the prints of a continent', () => {
  it('are whole rows of four, or all there are of a few', () => {
    const count = (guides: number): number =>
      featuredIn(
        continent,
        Array.from({ length: guides }, (_none, at) => placeOf(`place-${at}`)),
      ).length
    expect([0, 3, 4, 5, 17, 23, 40].map(count)).toEqual([0, 3, 4, 4, 16, 20, 24])
  })
})
