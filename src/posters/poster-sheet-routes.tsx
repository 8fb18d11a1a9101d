import { Hono } from 'hono'
import type { FallbackCatalogue } from '#src/catalogue/fallback-catalogue.ts'
import { readArticles } from '#src/catalogue/stories.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { PosterSheetPage } from './poster-sheet-page.tsx'

/** `/_dev/posters`: contact sheet of all posters, for development. */
export function posterSheetRoutes(loadFallback: () => Promise<FallbackCatalogue>): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/_dev/posters', async (c) => {
    const list = await readArticles(c.get('readShard'))
    const { core } = await loadFallback()
    c.header('cache-control', 'no-store')
    const head = { title: 'Posters', description: 'Every poster of the guide.', canonicalPath: null }
    return c.render(<PosterSheetPage places={core.items} list={list} />, { head })
  })
}
