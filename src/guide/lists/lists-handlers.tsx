import { readContinent, readHome, readPlaces } from '#src/catalogue/catalogue.ts'
import { parseContinentSlug } from '#src/catalogue/continent-slug.ts'
import { ContinentPage } from '#src/guide/lists/pages/continent-page.tsx'
import { HomePage } from '#src/guide/lists/pages/home-page.tsx'
import { PlacesPage } from '#src/guide/lists/pages/places-page.tsx'
import { definePage, type Page } from '#src/site/define-page.ts'
import { continentData, siteData } from '#src/site/structured-data.ts'
import { bestInTravelHandler } from './best-in-travel-handler.tsx'
import { BEST_IN_TRAVEL_PAGE, CONTINENT_PAGE, HOME_PAGE, PLACES_PAGE } from './lists-pages.ts'

const HOME_DESCRIPTION =
  'Guides to countries, regions and cities, each with its own poster: when to go, how to get about, what to eat and three ways to spend your days.'

/** `/`, `/places`, `/{continent}/places` and `/best-in-travel`. */
export const LISTS_HANDLERS: readonly Page[] = [
  definePage(HOME_PAGE, {
    read: ({ readShard }) => readHome(readShard),
    head: (_home, { siteOrigin, site, locale }) => ({
      title: null,
      description: HOME_DESCRIPTION,
      canonicalPath: '/',
      structuredData: siteData(siteOrigin, site, locale),
    }),
    view: (home, { site, nowMs }) => (
      <HomePage home={home} month={new Date(nowMs()).getUTCMonth()} {...site.home} />
    ),
    card: (_home, { front }) => ({
      title: 'Guides and posters for the whole world',
      poster: front.art.home,
    }),
  }),
  definePage(PLACES_PAGE, {
    read: ({ readShard }) => readPlaces(readShard),
    head: ({ placeCount }) => ({
      title: 'Destinations',
      description: `${placeCount} countries, regions and cities on ten continents, from the obvious to the far end of the ferry line.`,
      canonicalPath: '/places',
    }),
    view: (places) => <PlacesPage places={places} />,
    card: (_places, { front }) => ({ title: 'Destinations', poster: front.art.home }),
  }),
  definePage(CONTINENT_PAGE, {
    async read({ readShard, path }) {
      const slug = parseContinentSlug(path.split('/')[1] ?? '')
      return slug === null ? null : readContinent(readShard, slug)
    },
    head: (continent, { siteOrigin, locale }) => ({
      title: `${continent.name}: places`,
      description: continent.summary,
      canonicalPath: continent.path,
      structuredData: continentData(siteOrigin, continent, locale),
    }),
    view: (continent) => <ContinentPage continent={continent} />,
    card: ({ name, featured }, { front }) => ({ title: name, poster: featured[0]?.poster ?? front.art.home }),
  }),
  definePage(BEST_IN_TRAVEL_PAGE, bestInTravelHandler),
]
