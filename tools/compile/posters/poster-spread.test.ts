import { beforeAll, expect, it } from 'vitest'
import { drawPoster } from '#art/draw-poster.ts'
import { compositionOf, type PosterTraits } from '#art/poster-traits.ts'
import { itUnlessSample } from '#test/support/sample.ts'
import type { EmitSources } from '#tools/compile/emit/emit-shards.ts'
import { sampleGuide } from '#tools/compile/fixtures/sample-guide.ts'
import { idOf, type Place } from '#tools/compile/places/place.ts'
import {
  bestInTravelPlaces,
  createBestInTravelRecord,
  createContinentRecord,
  createHomeRecord,
  createPlacesRecord,
} from '#tools/compile/records/list-records.ts'
import { sharesComposition } from './assign-posters.ts'
import { findMotifErrors } from './check-motifs.ts'
import { silhouetteDistance, silhouetteOf, skyMarksOf } from './poster-silhouette.ts'

const MINUTE = 60_000
/**
 * Two drawings whose thumbnails differ in at most this many of 160 signs look alike. Measured over all pairs of places:
 * half of those that share a scene differ in 35 or fewer, and no two different scenes in fewer than 31.
 */
const MAX_ALIKE_SIGNS = 30
/** How many places may share a silhouette. */
const MAX_SHARERS = 2

let sources: Omit<EmitSources, 'documents' | 'parts' | 'spellings'>

beforeAll(() => {
  sources = sampleGuide()
}, 3 * MINUTE)

const traitsOf = (place: Place) => sources.posters.posterOf(place).traits

/** The traits of every poster of the site, by its ID. */
function traitsById(): ReadonlyMap<string, PosterTraits> {
  const { places, posters, stories } = sources
  const arts = [...stories.articles.map(stories.recordOf), ...Object.values(stories.topicArt)]
  return new Map([
    ...places.map((place) => [posters.posterOf(place).ref.id, traitsOf(place)] as const),
    ...arts.map(({ poster, posterTraits }) => [poster.id, posterTraits] as const),
  ])
}

/** Every record of a page, with the name of the page. */
function* recordsOfPages(): Iterable<readonly [string, unknown]> {
  const { places, continents, records, maps, stories, rows } = sources
  // The list of nearby places shows no posters.
  for (const place of places) {
    const { nearby: _, ...record } = records.recordOf(place, maps, stories)
    yield [place.path, record]
  }
  for (const text of continents) yield [text.slug, createContinentRecord(text, sources)]
  for (const article of stories.articles) yield [article.path, stories.recordOf(article)]
  for (const campaign of stories.campaigns) yield [campaign.path, campaign]
  for (const record of stories.topicRecords) yield [record.topic.path, record]
  yield ['articles', stories.list]
  yield ['home', createHomeRecord(sources)]
  yield ['places', createPlacesRecord(sources)]
  const { entries } = createBestInTravelRecord(sources)
  yield ['best in travel', { entries }]
  for (const category of new Set(rows.map((row) => row.category)))
    yield [`best in travel, ${category}`, { entries: entries.filter((entry) => entry.category === category) }]
}

type Hung = { readonly poster?: { readonly id: string }; readonly place?: Hung }

const posterIdOf = (entry: Hung | null): string | undefined => entry?.poster?.id ?? entry?.place?.poster?.id

/** Every list of items with posters in a record, in the order of its page. */
function posterListsIn(value: unknown, name: string): readonly (readonly [string, readonly string[]])[] {
  if (value === null || typeof value !== 'object') return []
  const ids = Array.isArray(value) ? value.flatMap((entry: Hung | null) => posterIdOf(entry) ?? []) : []
  const within = Object.entries(value).flatMap(([key, part]) => posterListsIn(part, `${name} ${key}`))
  return ids.length > 1 ? [[name, ids], ...within] : within
}

it('has an editor’s choice for every place', () => {
  expect(sources.places.filter(({ scene }) => scene === null).map(idOf)).toEqual([])
})

it('uses no composition for more than four places', () => {
  const shared = Map.groupBy(sources.places, (place) => compositionOf(traitsOf(place)))
  expect(
    [...shared]
      .filter(([, places]) => places.length > 4)
      .map(([name, places]) => [name, ...places.map(idOf)]),
  ).toEqual([])
  expect(shared.size).toBeGreaterThan(180)
})

it('shows nothing that a place does not have, and everything required', () => {
  expect(
    sources.places.flatMap((place) =>
      findMotifErrors(idOf(place), { ...place, continent: place.country.continent }, traitsOf(place)),
    ),
  ).toEqual([])
})

itUnlessSample(
  'places no two posters with the same composition next to each other, in any list of any page',
  () => {
    const traits = traitsById()
    const lists = [...recordsOfPages()].flatMap(([name, record]) => posterListsIn(record, name))
    expect(lists.length).toBeGreaterThan(200)
    const alike = lists.flatMap(([name, ids]) =>
      ids.slice(1).flatMap((id, index) => {
        const [one, other] = [traits.get(ids[index] ?? ''), traits.get(id)]
        if (one === undefined || other === undefined) throw new Error(`${name}: ${id} has no traits`)
        return id !== ids[index] && sharesComposition(one, other) ? [`${name}: ${ids[index]}, ${id}`] : []
      }),
    )
    // Both of its two places are herding country with gers.
    expect(alike.filter((twins) => !twins.startsWith('/articles/song-kol-on-horseback places'))).toEqual([])
  },
)

it('prints no composition twice in the same grade', () => {
  const looks = Map.groupBy(sources.places, (place) => {
    const traits = traitsOf(place)
    return `${compositionOf(traits)}, ${traits.grade}`
  })
  const twins = [...looks].filter(([, places]) => places.length > 1)
  expect(twins.map(([look, places]) => [look, ...places.map(idOf)])).toEqual([])
})

// A palm beside the same row of houses is another composition, but must not be adjacent to the first.
it('places no two posters of one scene next to each other in the list of the year, including its wrap-around', () => {
  const ranked = bestInTravelPlaces(sources.places)
  const scenesInTurn = ranked.map((place) => traitsOf(place).scene)
  const alike = ranked.filter((_, index) => scenesInTurn[index] === scenesInTurn.at(index - 1))
  expect(alike.map(idOf)).toEqual([])
})

it('shows every city of Egypt in a scene of its own', () => {
  const egypt = sources.places.filter(({ country }) => country.slug === 'egypt')
  expect(egypt.length).toBeGreaterThan(2)
  expect(new Set(egypt.map((place) => traitsOf(place).scene)).size).toBe(egypt.length)
})

itUnlessSample(
  'gives no silhouette to more than two places, and skies that differ',
  async () => {
    const drawn = await Promise.all(
      sources.places.map(async (place) => {
        const svg = drawPoster(traitsOf(place), '4x5', 'thumb')
        return { id: idOf(place), marks: skyMarksOf(svg), silhouette: await silhouetteOf(svg) }
      }),
    )
    const groups = drawn.map(({ silhouette }) =>
      drawn
        .filter((other) => silhouetteDistance(silhouette, other.silhouette) <= MAX_ALIKE_SIGNS)
        .map(({ id }) => id),
    )
    const [discs, bars] = [
      drawn.filter(({ marks }) => marks.hasDisc),
      drawn.filter(({ marks }) => marks.hasBars),
    ]
    const figures = `${drawn.length} posters: ${discs.length} skies with a disc, ${bars.length} with bars`
    console.info(figures)
    expect(groups.filter((ids) => ids.length > MAX_SHARERS)).toEqual([])
    expect(discs.length / drawn.length, figures).toBeLessThanOrEqual(2 / 3)
    expect(bars.length / drawn.length, figures).toBeLessThanOrEqual(1 / 3)
  },
  MINUTE,
)
