import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { AppEnv } from '#src/http/app-env.ts'
import { requireSession } from '#src/sign-in/require-session.ts'
import type { TripsOptions } from './trips-options.ts'

/** Two notes of 2,000 characters that are encoded as twelve each, and the other fields. */
const MAX_FORM_BYTES = 64_000

/** `/profile/trips/{id}`: the plan of a trip, and its forms. Their code is a separate chunk. */
export function tripRoutes(options: TripsOptions): Hono<AppEnv> {
  const load = async () => (await import('./trip-page-handlers.ts')).createTripPageHandlers(options)
  return new Hono<AppEnv>()
    .get('/profile/trips/:trip', requireSession('streamed'), async (c) => (await load()).handlePage(c))
    .use('/profile/trips/*', requireSession('page'))
    .get('/profile/trips/:trip/print', async (c) => (await load()).handleBook(c))
    .post(
      '/profile/trips/:trip',
      bodyLimit({ maxSize: MAX_FORM_BYTES, onError: async (c) => (await load()).handleTooLong(c) }),
      async (c) => (await load()).handleForm(c),
    )
}
