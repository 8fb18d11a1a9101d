import { choosePlural, formatNumber } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

const resultCount = (total: number): string =>
  `${formatNumber('cs', total)} ${choosePlural('cs', total, { one: 'výsledek', few: 'výsledky', many: 'výsledku', other: 'výsledků' })}`

export const cs = {
  kinds: {
    country: { one: 'Země', many: 'Země' },
    region: { one: 'Region', many: 'Regiony' },
    city: { one: 'Město', many: 'Města' },
    article: { one: 'Příběh', many: 'Příběhy' },
    topic: { one: 'Téma', many: 'Témata' },
    page: { one: 'Stránka webu', many: 'Stránky webu' },
  },
  suggestionCaption: (kind, parent) => `${kind}, ${parent}`,
  resultCount,
  title: 'Hledání',
  titleOf: (query) => `Hledání: ${query}`,
  titleWithCount: (query, total) => `Hledání: ${query} (${resultCount(total)})`,
  description: 'Najít v\u00a0průvodci zemi, region, město nebo příběh.',
  rateLimitedTitle: 'Hledání: chvilku prosím',
  rateLimitedDescription: 'Příliš mnoho dotazů najednou.',
} satisfies Translation<typeof en>
