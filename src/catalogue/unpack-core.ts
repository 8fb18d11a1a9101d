import type { PlaceSummary } from './catalogue-types.ts'
import type { CoreCatalogue, CorePlace } from './core-catalogue-types.ts'
import type { FrontCatalogue } from './front-catalogue.ts'
import type { PackedCore } from './packed-core.ts'
import { unpackPlaces } from './unpack-places.ts'

/** The items at these positions. */
const pick = <T>(list: readonly T[], positions: readonly number[]): readonly T[] =>
  positions.flatMap((position) => list[position] ?? [])

/** The summary for lists: without the fields that only the page of the place shows. */
function toSummary({
  latitude,
  longitude,
  posterCaption,
  posterTraits,
  ...summary
}: CorePlace): PlaceSummary {
  return summary
}

function unpackHome(
  { home, topics }: PackedCore,
  front: FrontCatalogue,
  summaries: readonly PlaceSummary[],
  stories: CoreCatalogue['stories'],
): CoreCatalogue['home'] {
  const [hero] = pick(summaries, [home.hero])
  if (hero === undefined) throw new Error('the bundled catalogue has no hero')
  const dots = home.world.dots.flatMap(([x, y, isLabelled], index) => {
    const place = front.bestInTravel[index]
    return place === undefined
      ? []
      : [{ name: place.name, path: place.path, x, y, isLabelled: isLabelled === 1 }]
  })
  return {
    hero,
    titlePlacement: home.titlePlacement,
    bestInTravel: front.bestInTravel,
    inSeason: home.inSeason.map((month) => pick(summaries, month)),
    continents: front.continents,
    world: { ...home.world, dots },
    topics,
    stories: pick(stories, home.stories),
  }
}

/** Restores the bundled catalogue with everything that was omitted because it can be derived. */
export function unpackCore(packed: PackedCore, front: FrontCatalogue): CoreCatalogue {
  const items = unpackPlaces(packed.places, front)
  const summaries = items.map(toSummary)
  const stories = packed.stories.flatMap((story) =>
    pick(packed.topics, [story.topic]).map(({ name, path }) => ({ ...story, topic: { name, path } })),
  )
  return {
    home: unpackHome(packed, front, summaries, stories),
    places: {
      continents: front.continents.flatMap((teaser, index) =>
        pick(packed.continents, [index]).map(({ summary, featured }) => ({
          ...teaser,
          summary,
          featured: pick(summaries, featured),
        })),
      ),
      placeCount: packed.placeCount,
    },
    items,
    listings: packed.listings,
    stories,
    textPages: packed.textPages,
    collections: packed.campaigns.map(({ articles, places, ...campaign }) => ({
      ...campaign,
      articles: pick(stories, articles),
      places: places.flatMap(({ place, when }) =>
        pick(summaries, [place]).map((found) => ({ place: found, when })),
      ),
    })),
  }
}
