import type { Context } from 'hono'
import { TRIP_ID_BYTES } from '#isomorphic/trips/trip-kinds.ts'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { randomHex } from '#src/platform/random-hex.ts'
import { NewTripPage, type NewTripPageProps } from './pages/new-trip-page.tsx'
import { TRIPS_WORDS } from './words/trips-words.ts'

const EMPTY: Omit<NewTripPageProps, 'id'> = {
  source: { from: null, itinerary: null },
  place: null,
  template: null,
  preview: null,
  fields: {},
  problem: null,
  isSignedIn: false,
}

/** Renders the form of a new trip: empty, from a guide, or from a file or a list. Never stored by caches. */
export async function renderNewTripForm(
  c: Context<AppEnv>,
  props: Partial<NewTripPageProps>,
): Promise<Response> {
  c.header('cache-control', 'no-store')
  const hasFile = props.preview != null
  const user = hasFile
    ? await c
        .get('sessions')
        .readDisplayedUser()
        .catch(() => null)
    : null
  const head = { ...pickWords(TRIPS_WORDS, c.get('locale')).head.newTrip, canonicalPath: null }
  return c.render(
    <NewTripPage {...EMPTY} id={randomHex(TRIP_ID_BYTES)} {...props} isSignedIn={user !== null} />,
    { head },
  )
}
