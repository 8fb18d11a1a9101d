import { Hono } from 'hono'
import type { CoreCatalogue } from '#src/catalogue/core-catalogue.ts'
import { searchTitles } from '#src/catalogue/title-search.ts'
import { parseSearchQuery } from '#src/domain/search-query.ts'
import { settleSoon } from '#src/domain/settle-soon.ts'
import type { AppEnv } from '#src/env.ts'
import type { Frame } from '#src/middleware/render.tsx'
import { renderStreamed } from '#src/middleware/render.tsx'
import { SearchPage } from '#src/pages/search-page.tsx'

const MAX_RESULTS = 30
const MAX_SUGGESTIONS = 3
/** Data that comes within this time is in the first HTML, so that the page works without script. */
const FIRST_HTML_WAIT_MS = 80

/** `/search?q=`: places by name. */
export function searchRoutes(frame: Frame, core: CoreCatalogue): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/search', renderStreamed(frame), async (c) => {
    const query = parseSearchQuery(c.req.query('q'))
    const pending = searchTitles(c.var.readShard, query, MAX_RESULTS).catch(() => null)
    const results = await settleSoon(pending, FIRST_HTML_WAIT_MS)
    const head = {
      title: query === '' ? 'Search' : `Search: ${query}`,
      description: 'Find a country, a region or a city in the guide.',
      canonicalPath: null,
    }
    return c.render(
      <SearchPage
        query={query}
        results={results}
        suggestions={core.home.bestInTravel.slice(0, MAX_SUGGESTIONS)}
      />,
      { head },
    )
  })
}
