import { defineCustomRoutePage, type Page, type PageContext, type SocialCard } from '#src/site/define-page.ts'
import type { PageRow } from '#src/site/page-row.ts'
import {
  WHERE_INTEREST_PAGE,
  WHERE_MONTH_INTEREST_PAGE,
  WHERE_MONTH_PAGE,
  WHERE_PAGE,
} from './where-pages.ts'
import type { LoadWhereSources } from './where-sources.ts'

type CardData = { readonly card: SocialCard }

/** Month and interest of a path like `/where/in/may/for/food`. */
function partsOf(path: string): {
  readonly month: string | undefined
  readonly interest: string | undefined
} {
  const parts = path.split('/')
  const after = (word: string): string | undefined => {
    const at = parts.indexOf(word)
    return at < 0 ? undefined : parts[at + 1]
  }
  return { month: after('in'), interest: after('for') }
}

function answerPage(row: PageRow, load: LoadWhereSources): Page {
  const read = async ({ path, locale, nowMs }: PageContext): Promise<CardData | null> => {
    const { parseWherePath, whereCard } = await import('./where-card.ts')
    const { month, interest } = partsOf(path)
    const parsed = parseWherePath(month, interest)
    const card = parsed === null ? null : whereCard({ ...(await load()), nowMs }, parsed, locale)
    return card === null ? null : { card }
  }
  return defineCustomRoutePage<CardData>(row, { read, card: ({ card }) => card })
}

/** The social cards of the answers that search engines may index. */
export const wherePageHandlers = (load: LoadWhereSources): readonly Page[] =>
  [WHERE_PAGE, WHERE_MONTH_PAGE, WHERE_INTEREST_PAGE, WHERE_MONTH_INTEREST_PAGE].map((row) =>
    answerPage(row, load),
  )
