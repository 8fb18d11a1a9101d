import { Hono } from 'hono'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import type { FallbackCatalogue } from '#src/catalogue/fallback-catalogue.ts'
import { readArticles } from '#src/catalogue/stories.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { PosterSheetPage } from './poster-sheet-page.tsx'
import { POSTER_SHEET_WORDS } from './words/poster-sheet-words.ts'

/** `/_dev/posters`: contact sheet of all posters, for development. */
export function posterSheetRoutes(loadFallback: () => Promise<FallbackCatalogue>): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/_dev/posters', async (c) => {
    const list = await readArticles(c.get('readShard'))
    const { core } = await loadFallback()
    c.header('cache-control', 'no-store')
    const { title, description } = pickWords(POSTER_SHEET_WORDS, c.get('locale'))
    const head = { title, description, canonicalPath: null }
    return c.render(<PosterSheetPage places={core.items} list={list} />, { head })
  })
}
