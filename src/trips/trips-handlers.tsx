import { pickWords } from '#isomorphic/words/catalogue.ts'
import { findPlace } from '#src/catalogue/find-place.ts'
import { definePage, type Page, type PageContext } from '#src/site/define-page.ts'
import { DeviceTripPage } from './pages/device-trip-page.tsx'
import { PublicTripsPage } from './pages/public-trips-page.tsx'
import { parseItineraries } from './rules/parse-itineraries.ts'
import type { ReadyGuide } from './rules/ready-guide.ts'
import { DEVICE_TRIP_PAGE, TRIPS_PAGE } from './trips-pages.ts'
import { TRIPS_WORDS } from './words/trips-words.ts'

/** Guides whose itineraries the page offers. */
const MAX_GUIDES = 8
/** Candidates that are read: not every guide of the list has itineraries. */
const MAX_CANDIDATES = 16

async function readGuides({ readShard, manifest, front }: PageContext): Promise<readonly ReadyGuide[]> {
  const guides = await Promise.all(
    front.bestInTravel.slice(0, MAX_CANDIDATES).map(async (place) => {
      const record = await findPlace(readShard, manifest.shardCount, place.path)
      return { place, itineraries: record === null ? [] : parseItineraries(record) }
    }),
  )
  return guides.filter(({ itineraries }) => itineraries.length > 0).slice(0, MAX_GUIDES)
}

/** `/trips`: what trips are, and itineraries to begin with. */
export const TRIPS_HANDLERS: readonly Page[] = [
  definePage(TRIPS_PAGE, {
    read: async (context) => ({ guides: await readGuides(context) }),
    head: (_, { locale }) => ({
      ...pickWords(TRIPS_WORDS, locale).head.trips,
      canonicalPath: TRIPS_PAGE.path,
    }),
    view: ({ guides }) => <PublicTripsPage guides={guides} />,
    card: (_, { locale, front }) => ({
      title: pickWords(TRIPS_WORDS, locale).head.trips.title,
      poster: front.art.home,
    }),
  }),
  definePage(DEVICE_TRIP_PAGE, {
    read: async () => ({}),
    head: (_, { locale }) => ({ ...pickWords(TRIPS_WORDS, locale).head.plan, canonicalPath: null }),
    view: () => <DeviceTripPage />,
  }),
]
