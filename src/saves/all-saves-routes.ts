import { Hono } from 'hono'
import type { AppEnv } from '#src/http/app-env.ts'
import { countryRoutes } from './country-routes.tsx'
import type { SavesOptions } from './create-saves-context.ts'
import { deviceSavesRoutes } from './device-saves-routes.tsx'
import { saveFormRoutes } from './save-form-routes.tsx'
import { savesApiRoutes } from './saves-api-routes.ts'
import { savesRoutes } from './saves-routes.tsx'
import { sharedListRoutes } from './shared-list-routes.tsx'

/** All routes of saves, in order: the fixed paths before those with parameters. */
export const allSavesRoutes = (options: SavesOptions & { readonly buildId: string }): Hono<AppEnv> =>
  new Hono<AppEnv>()
    .route('/', deviceSavesRoutes(options))
    .route('/', saveFormRoutes(options))
    .route('/', savesApiRoutes(options))
    .route('/', savesRoutes(options))
    .route('/', sharedListRoutes(options))
    .route('/', countryRoutes(options))
