import type { Context } from 'hono'
import type { AppEnv } from '#src/http/app-env.ts'
import { type Page, type PageSources, toPageContext } from './define-page.ts'
import type { PageCard } from './page-card.ts'
import { createPathFinder } from './page-table.ts'

/** What the card of the page under a path shows; null for a page that does not exist or has none. */
export type FindCard = (c: Context<AppEnv>, path: string) => Promise<PageCard | null>

/** Asks the page itself, so that its card is what its head says. */
export function createCardFinder(pages: readonly Page[], sources: PageSources): FindCard {
  const find = createPathFinder(pages.map((page) => [page.row.path, page]))
  return async (c, path) => {
    const socialCard = (await find(path)?.getSocialCard(toPageContext(c, sources, path))) ?? null
    return socialCard === null ? null : { path, title: socialCard.title, poster: socialCard.poster }
  }
}
