import type { Context } from 'hono'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import type { CatalogueFiles } from '#src/catalogue/catalogue-reader.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import type { Statement } from '#src/platform/database.ts'
import type { SavesContext } from '#src/saves/store/saves-context.ts'
import { SAVES_WORDS } from './words/saves-words.ts'

export type SavesOptions = Pick<CatalogueFiles, 'manifest' | 'front' | 'loadFallback'> & {
  readonly nowMs: () => number
}

/** The saves of the signed-in visitor, with the session guard of their transactions; only after `requireSession`. */
export function createSavesContext(c: Context<AppEnv>, nowMs: () => number): SavesContext {
  // A streamed page has none: it waits for `sessionVerified`.
  const guard: Statement | undefined = c.get('sessionGuard')
  return {
    db: c.env.DB,
    owner: c.get('session').user.sub,
    nowS: Math.floor(nowMs() / 1000),
    mainListName: pickWords(SAVES_WORDS, c.get('locale')).mainListName,
    ...(guard === undefined ? {} : { guard }),
  }
}
