import { Hono } from 'hono'
import { searchTitles } from '#src/catalogue/title-search.ts'
import { parseSearchQuery } from '#src/domain/search-query.ts'
import { settleSoon } from '#src/domain/settle-soon.ts'
import type { AppEnv } from '#src/env.ts'
import type { Frame } from '#src/middleware/render.tsx'
import { renderStreamed } from '#src/middleware/render.tsx'
import { SearchPage } from '#src/pages/search-page.tsx'

const MAX_RESULTS = 30
/** Data that comes within this time is in the first HTML, so that the page works without script. */
const FIRST_HTML_WAIT_MS = 80

/** `/search?q=`: places by name. */
export function searchRoutes(frame: Frame): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/search', renderStreamed(frame), async (c) => {
    const query = parseSearchQuery(c.req.query('q'))
    const pending = searchTitles(c.var.readShard, query, MAX_RESULTS).catch(() => null)
    const results = await settleSoon(pending, FIRST_HTML_WAIT_MS)
    const head = {
      title: query === '' ? 'Search' : `Search: ${query}`,
      description: 'Find a country, a region or a city in the guide.',
      canonicalPath: null,
    }
    return c.render(<SearchPage query={query} results={results} />, { head })
  })
}
