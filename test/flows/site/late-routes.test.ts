import { expect, it } from 'vitest'
import { compiledSite } from '#src/compiled-site.ts'
import { allSavesRoutes } from '#src/saves/all-saves-routes.ts'
import { savesRouter } from '#src/saves/saves-router.ts'
import { allTripsRoutes } from '#src/trips/all-trips-routes.ts'
import { tripsRouter } from '#src/trips/trips-router.ts'

const options = { ...compiledSite.catalogue, nowMs: Date.now, buildId: 'b' }
const namesOf = ({ routes }: { readonly routes: readonly { method: string; path: string }[] }) =>
  [...new Set(routes.map(({ method, path }) => `${method} ${path}`))].sort()

it.each([
  ['saves', savesRouter(options, (_, next) => next()), allSavesRoutes(options)],
  ['trips', tripsRouter(options, (_, next) => next()), allTripsRoutes(options)],
])('the router of %s names each of its routes', (_name, router, loaded) => {
  expect(namesOf(router)).toEqual(namesOf(loaded))
})
