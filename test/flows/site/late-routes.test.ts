import { expect, it } from 'vitest'
import { accountRouter } from '#src/account/account-router.ts'
import { profileRoutes } from '#src/account/profile-routes.tsx'
import { compiledSite } from '#src/compiled-site.ts'
import type { SiteHandlers } from '#src/http/late-routes.ts'
import { allSavesRoutes } from '#src/saves/all-saves-routes.ts'
import { savesRouter } from '#src/saves/saves-router.ts'
import { allTripsRoutes } from '#src/trips/all-trips-routes.ts'
import { tripsRouter } from '#src/trips/trips-router.ts'

const options = { ...compiledSite.catalogue, nowMs: Date.now, buildId: 'b' }
const handlers: SiteHandlers = {
  prepare: (_, next) => next(),
  handleError: (error) => {
    throw error
  },
}
const namesOf = ({ routes }: { readonly routes: readonly { method: string; path: string }[] }) =>
  [...new Set(routes.map(({ method, path }) => `${method} ${path}`))].sort()

it.each([
  ['saves', savesRouter(options, handlers), allSavesRoutes(options)],
  ['accounts', accountRouter(Date.now, handlers), profileRoutes(Date.now)],
  ['trips', tripsRouter(options, handlers), allTripsRoutes(options)],
])('the router of %s names each of its routes', (_name, router, loaded) => {
  expect(namesOf(router)).toEqual(namesOf(loaded))
})
