import { choosePlural, formatNumber } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const cs = {
  list: 'Návrhy',
  none: 'Žádná stránka se tak nejmenuje.',
  count: (count) =>
    choosePlural('cs', count, {
      one: `${formatNumber('cs', count)} návrh`,
      few: `${formatNumber('cs', count)} návrhy`,
      many: `${formatNumber('cs', count)} návrhu`,
      other: `${formatNumber('cs', count)} návrhů`,
    }),
} satisfies Translation<typeof en>
