import type { Context } from 'hono'
import type { CatalogueFiles } from '#src/catalogue/catalogue-reader.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import type { SavesContext } from '#src/saves/store/saves-store.ts'

export type SavesOptions = Pick<CatalogueFiles, 'manifest' | 'front' | 'loadFallback'> & {
  readonly nowMs: () => number
}

/** The saves of whoever is signed in; behind the guard alone. */
export const createSavesContext = (c: Context<AppEnv>, nowMs: () => number): SavesContext => ({
  db: c.env.DB,
  owner: c.var.session.user.sub,
  nowS: Math.floor(nowMs() / 1000),
})

/** The same behind the guard `guarded`. */
export const createGuardedSavesContext = (c: Context<AppEnv>, nowMs: () => number): SavesContext => ({
  ...createSavesContext(c, nowMs),
  guard: c.var.sessionGuard,
})
