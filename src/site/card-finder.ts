import type { Context } from 'hono'
import type { AppEnv } from '#src/http/app-env.ts'
import { type Page, type PageSources, toPageContext } from './define-page.ts'
import type { PageCard } from './page-card.ts'
import { createPathFinder } from './page-table.ts'

/** Finds the social card of the page at a path; null if the page does not exist or has no card. */
export type FindCard = (c: Context<AppEnv>, path: string) => Promise<PageCard | null>

/** Creates a finder that reads the card from the page itself, so that the card matches the page's head. */
export function createCardFinder(pages: readonly Page[], sources: PageSources): FindCard {
  const find = createPathFinder(pages.map((page) => [page.row.path, page]))
  return async (c, path) => {
    const socialCard = (await find(path)?.getSocialCard(toPageContext(c, sources, path))) ?? null
    return socialCard === null ? null : { path, title: socialCard.title, poster: socialCard.poster }
  }
}
