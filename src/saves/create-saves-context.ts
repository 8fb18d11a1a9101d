import type { Context } from 'hono'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import type { CatalogueFiles } from '#src/catalogue/catalogue-reader.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import type { SavesContext } from '#src/saves/store/saves-context.ts'
import { SAVES_WORDS } from './words/saves-words.ts'

export type SavesOptions = Pick<CatalogueFiles, 'manifest' | 'front' | 'loadFallback'> & {
  readonly nowMs: () => number
}

/** The saves of the signed-in visitor; only after a session guard. */
export const createSavesContext = (c: Context<AppEnv>, nowMs: () => number): SavesContext => ({
  db: c.env.DB,
  owner: c.get('session').user.sub,
  nowS: Math.floor(nowMs() / 1000),
  mainListName: pickWords(SAVES_WORDS, c.get('locale')).mainListName,
})

/** The same after the guard `guarded`, which verifies the session in the transaction. */
export const createGuardedSavesContext = (c: Context<AppEnv>, nowMs: () => number): SavesContext => ({
  ...createSavesContext(c, nowMs),
  guard: c.get('sessionGuard'),
})
