import type { CoreCatalogue, CorePlace } from '#src/catalogue/core-catalogue-types.ts'
import type { FrontCatalogue } from '#src/catalogue/front-catalogue.ts'
import { type PackedCore, type PackedPlaces, PLACE_KINDS } from '#src/catalogue/packed-core.ts'
import { defaultPath } from '#src/catalogue/unpack-places.ts'

type WithPath = { readonly path: string }

/** Returns the position of an item in a list, by its path. @throws when it is not in the list */
function indexByPath(list: readonly WithPath[]): (wanted: WithPath) => number {
  const known = new Map(list.map(({ path }, index) => [path, index]))
  return ({ path }) => {
    const position = known.get(path)
    if (position === undefined) throw new Error(`${path} is shown without static files but not bundled`)
    return position
  }
}

function packPlaces(items: readonly CorePlace[], front: FrontCatalogue): PackedPlaces {
  const countries = items.filter(({ kind }) => kind === 'country')
  const countryOf = ({ path }: CorePlace): CorePlace | undefined =>
    countries.find((country) => path.startsWith(`${country.path}/`))
  const positionOf = indexByPath(items)
  const column = <T>(read: (item: CorePlace) => T): readonly T[] => items.map(read)
  return {
    name: column(({ name }) => name),
    kind: column(({ kind }) => PLACE_KINDS.indexOf(kind)),
    within: column((item) => {
      const country = countryOf(item)
      if (country !== undefined) return positionOf(country)
      return front.continents.findIndex(({ slug }) => slug === item.continent)
    }),
    path: column((item) =>
      item.path === defaultPath(item.name, countryOf(item)?.path ?? null) ? null : item.path,
    ),
    summary: column(({ rank, summary }) => (rank === null ? summary : null)),
    tagline: column(({ tagline }) => tagline),
    rank: column(({ rank }) => rank ?? 0),
    latitude: column(({ latitude }) => latitude),
    longitude: column(({ longitude }) => longitude),
    posterCaption: column(({ name, posterCaption }) => (posterCaption === name ? null : posterCaption)),
    version: column(({ poster }) => poster.version),
    theme: column(({ poster }) => poster.theme),
    scene: column(({ posterTraits }) => posterTraits.scene),
    grade: column(({ posterTraits }) => posterTraits.grade),
    isMirrored: column(({ posterTraits }) => (posterTraits.isMirrored ? 1 : 0)),
    disc: column(({ posterTraits }) => posterTraits.disc),
    touches: column(({ posterTraits }) => posterTraits.touches ?? 0),
  }
}

/** Packs the core of the catalogue without duplicated or derivable values (docs/adr/0022). */
export function packCore(core: CoreCatalogue, front: FrontCatalogue): PackedCore {
  const { home, places, items, stories, collections } = core
  const place = indexByPath(items)
  const story = indexByPath(stories)
  const topic = indexByPath(home.topics)
  return {
    places: packPlaces(items, front),
    home: {
      hero: place(home.hero),
      titlePlacement: home.titlePlacement,
      inSeason: home.inSeason.map((month) => month.map(place)),
      world: {
        ...home.world,
        dots: home.world.dots.map(({ x, y, isLabelled }) => [x, y, isLabelled ? 1 : 0] as const),
      },
      stories: home.stories.map(story),
    },
    continents: places.continents.map(({ summary, featured }) => ({
      summary,
      featured: featured.map(place),
    })),
    placeCount: places.placeCount,
    listings: core.listings,
    topics: home.topics,
    stories: stories.map((each) => ({ ...each, topic: topic(each.topic) })),
    textPages: core.textPages,
    campaigns: collections.map((campaign) => ({
      ...campaign,
      articles: campaign.articles.map(story),
      places: campaign.places.map((each) => ({ place: place(each.place), when: each.when })),
    })),
  }
}
