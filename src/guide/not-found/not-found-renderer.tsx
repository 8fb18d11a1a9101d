import type { Context } from 'hono'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import { localiseContent } from '#isomorphic/words/loaded-words.ts'
import type { PlaceSummary } from '#src/catalogue/catalogue-types.ts'
import type { FallbackCatalogue } from '#src/catalogue/fallback-catalogue.ts'
import { type FrontCatalogue, PAGE_POSTERS } from '#src/catalogue/front-catalogue.ts'
import { NOT_FOUND_WORDS } from '#src/guide/not-found/words/not-found-words.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import type { PageRow } from '#src/site/page-row.ts'
import { buildCandidateIndex, type CandidatePage } from './candidate-index.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { parseRequestedPage } from './requested-page.ts'
import { findSimilarPages } from './similar-pages.ts'

const MAX_LINKS = 3
/** Number of cards in one row. */
const SUGGESTION_COUNT = 4

/** Fills a row of cards: matching places first, then the best of their continent, then the best of all. */
function fillSuggestions(
  { bestInTravel }: FrontCatalogue,
  found: readonly PlaceSummary[],
): readonly PlaceSummary[] {
  const best = bestInTravel.filter(({ poster }) => poster.id !== PAGE_POSTERS.notFound)
  const sameContinent = best.filter(({ continent }) => continent === found[0]?.continent)
  const byPath = new Map([...found, ...sameContinent, ...best].map((place) => [place.path, place]))
  return [...byPath.values()].slice(0, SUGGESTION_COUNT)
}

export type NotFoundRendererOptions = {
  readonly front: FrontCatalogue
  readonly loadFallback: () => Promise<FallbackCatalogue>
  /** Rows of the page table. */
  readonly rows: readonly PageRow[]
}

/** Creates the handler for unknown URLs: 404 with the most similar pages, not cached. */
export function createNotFoundRenderer({
  front,
  loadFallback,
  rows,
}: NotFoundRendererOptions): (c: Context<AppEnv>) => Promise<Response> {
  let index: readonly CandidatePage[] | null = null
  return async (c) => {
    // Built on the first unknown URL, not at worker start.
    index ??= buildCandidateIndex((await loadFallback()).core, rows)
    const similar = await findSimilarPages(
      c.get('readShard'),
      index,
      parseRequestedPage(c.req.path),
      MAX_LINKS,
    )
    const { heading, lead } = pickWords(NOT_FOUND_WORDS, c.get('locale')).notFound
    c.status(404)
    c.header('cache-control', 'no-store')
    return c.render(
      <NotFoundPage
        suggestions={localiseContent(c.get('locale'), fillSuggestions(front, similar.places))}
        links={similar.links}
        poster={front.art.notFound}
      />,
      { head: { title: heading, description: lead, canonicalPath: null } },
    )
  }
}
