import type { Context } from 'hono'
import type { PlaceSummary } from '#src/catalogue/catalogue-types.ts'
import type { CoreCatalogue } from '#src/catalogue/core-catalogue.ts'
import { buildNearIndex, type NearPage } from '#src/catalogue/near-index.ts'
import { findNearPages } from '#src/catalogue/near-pages.ts'
import { findPlacePoster } from '#src/catalogue/page-art.ts'
import { readWantedPage } from '#src/domain/wanted-page.ts'
import type { AppEnv } from '#src/env.ts'
import { NotFoundPage } from '#src/pages/not-found-page.tsx'

const MOST_LINKS = 3
/** A whole row. */
const PRINT_COUNT = 4
const POSTER_ID = 'tanzania/serengeti'
const HEAD = {
  title: 'No road here',
  description: 'This page has moved or never existed.',
  canonicalPath: null,
}

/** The places found, then the best of their continent, then the best: a row of prints without a gap. */
function fillRow(core: CoreCatalogue, found: readonly PlaceSummary[]): readonly PlaceSummary[] {
  const best = core.home.bestInTravel.filter(({ poster }) => poster.id !== POSTER_ID)
  const around = best.filter(({ continent }) => continent === found[0]?.continent)
  const byPath = new Map([...found, ...around, ...best].map((place) => [place.path, place]))
  return [...byPath.values()].slice(0, PRINT_COUNT)
}

/** Gives what answers an address without a page: 404, the pages it most likely meant, never kept. */
export function createUnknownPage(core: CoreCatalogue): (c: Context<AppEnv>) => Promise<Response> {
  let index: readonly NearPage[] | null = null
  return async (c) => {
    // Made for the first address that is wrong, not while the worker starts.
    index ??= buildNearIndex(core)
    const near = await findNearPages(c.var.readShard, index, readWantedPage(c.req.path), MOST_LINKS)
    c.status(404)
    c.header('cache-control', 'no-store')
    return c.render(
      <NotFoundPage
        suggestions={fillRow(core, near.places)}
        links={near.links}
        poster={findPlacePoster(core, POSTER_ID)}
      />,
      { head: HEAD },
    )
  }
}
