import type { Context } from 'hono'
import type { PlaceSummary } from '#src/catalogue/catalogue-types.ts'
import { type FrontCatalogue, PAGE_ART } from '#src/catalogue/front-catalogue.ts'
import type { StandIn } from '#src/catalogue/stand-in.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import type { PageRow } from '#src/site/page-row.ts'
import { buildNearIndex, type NearPage } from './near-index.ts'
import { findNearPages } from './near-pages.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { readWantedPage } from './wanted-page.ts'

const MOST_LINKS = 3
/** A whole row. */
const PRINT_COUNT = 4
const HEAD = {
  title: 'No road here',
  description: 'This page has moved or never existed.',
  canonicalPath: null,
}

/** The places found, then the best of their continent, then the best: a row of prints without a gap. */
function fillRow({ bestInTravel }: FrontCatalogue, found: readonly PlaceSummary[]): readonly PlaceSummary[] {
  const best = bestInTravel.filter(({ poster }) => poster.id !== PAGE_ART.notFound)
  const around = best.filter(({ continent }) => continent === found[0]?.continent)
  const byPath = new Map([...found, ...around, ...best].map((place) => [place.path, place]))
  return [...byPath.values()].slice(0, PRINT_COUNT)
}

export type UnknownPageOptions = {
  readonly front: FrontCatalogue
  readonly loadStandIn: () => Promise<StandIn>
  /** Of the table of pages. */
  readonly rows: readonly PageRow[]
}

/** Gives what answers an address without a page: 404, the pages it most likely meant, never kept. */
export function createUnknownPage({
  front,
  loadStandIn,
  rows,
}: UnknownPageOptions): (c: Context<AppEnv>) => Promise<Response> {
  let index: readonly NearPage[] | null = null
  return async (c) => {
    // Made for the first address that is wrong, not while the worker starts.
    index ??= buildNearIndex((await loadStandIn()).core, rows)
    const near = await findNearPages(c.var.readShard, index, readWantedPage(c.req.path), MOST_LINKS)
    c.status(404)
    c.header('cache-control', 'no-store')
    return c.render(
      <NotFoundPage
        suggestions={fillRow(front, near.places)}
        links={near.links}
        poster={front.art.notFound}
      />,
      { head: HEAD },
    )
  }
}
