import { pickWords } from '#isomorphic/words/catalogue.ts'
import { readContinent, readHome, readPlaces } from '#src/catalogue/catalogue.ts'
import { parseContinentSlug } from '#src/catalogue/continent-slug.ts'
import { ContinentPage } from '#src/guide/lists/pages/continent-page.tsx'
import { HomePage } from '#src/guide/lists/pages/home-page.tsx'
import { PlacesPage } from '#src/guide/lists/pages/places-page.tsx'
import { LISTS_WORDS } from '#src/guide/lists/words/lists-words.ts'
import { definePage, type Page } from '#src/site/define-page.ts'
import { continentData, siteData } from '#src/site/structured-data.ts'
import { bestInTravelHandler } from './best-in-travel-handler.tsx'
import { BEST_IN_TRAVEL_PAGE, CONTINENT_PAGE, HOME_PAGE, PLACES_PAGE } from './lists-pages.ts'

/** `/`, `/places`, `/{continent}/places` and `/best-in-travel`. */
export const LISTS_HANDLERS: readonly Page[] = [
  definePage(HOME_PAGE, {
    read: ({ readShard }) => readHome(readShard),
    head: (home, { siteOrigin, site, locale }) => ({
      title: null,
      description: pickWords(LISTS_WORDS, locale).home.description,
      canonicalPath: '/',
      languages: home.languages,
      structuredData: siteData({ siteOrigin, locale }, site),
    }),
    view: (home, { site, nowMs }) => (
      <HomePage home={home} month={new Date(nowMs()).getUTCMonth()} {...site.home} />
    ),
    card: (_home, { front, locale }) => ({
      title: pickWords(LISTS_WORDS, locale).home.card,
      poster: front.art.home,
    }),
  }),
  definePage(PLACES_PAGE, {
    read: ({ readShard }) => readPlaces(readShard),
    head({ placeCount, languages }, { locale }) {
      const { heading, description } = pickWords(LISTS_WORDS, locale).places
      return { title: heading, description: description(placeCount), canonicalPath: '/places', languages }
    },
    view: (places) => <PlacesPage places={places} />,
    card: (_places, { front, locale }) => ({
      title: pickWords(LISTS_WORDS, locale).places.heading,
      poster: front.art.home,
    }),
  }),
  definePage(CONTINENT_PAGE, {
    async read({ readShard, path }) {
      const slug = parseContinentSlug(path.split('/')[1] ?? '')
      return slug === null ? null : readContinent(readShard, slug)
    },
    head: (continent, { siteOrigin, locale }) => ({
      title: pickWords(LISTS_WORDS, locale).continent.title(continent.name),
      description: continent.summary,
      canonicalPath: continent.path,
      languages: continent.languages,
      structuredData: continentData({ siteOrigin, locale }, continent),
    }),
    view: (continent) => <ContinentPage continent={continent} />,
    card: ({ name, featured }, { front }) => ({ title: name, poster: featured[0]?.poster ?? front.art.home }),
  }),
  definePage(BEST_IN_TRAVEL_PAGE, bestInTravelHandler),
]
