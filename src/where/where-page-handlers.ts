import { defineCustomRoutePage, type Page, type PageContext, type SocialCard } from '#src/site/define-page.ts'
import type { PageRow } from '#src/site/page-row.ts'
import { WHERE_PAGES } from './where-pages.ts'
import type { LoadWhereSources } from './where-sources.ts'

type CardData = { readonly card: SocialCard }

function answerPage(row: PageRow, load: LoadWhereSources): Page {
  const read = async ({ path, locale, nowMs }: PageContext): Promise<CardData | null> => {
    const { whereCardOf } = await import('./where-card.ts')
    const card = whereCardOf(path, { ...(await load(locale)), nowMs }, locale)
    return card === null ? null : { card }
  }
  return defineCustomRoutePage<CardData>(row, { read, card: ({ card }) => card })
}

/** The social cards of the answers that search engines may index. */
export const wherePageHandlers = (load: LoadWhereSources): readonly Page[] =>
  WHERE_PAGES.filter(
    ({ cacheKeyQuery, isInSitemap }) => cacheKeyQuery !== undefined && isInSitemap === true,
  ).map((row) => answerPage(row, load))
