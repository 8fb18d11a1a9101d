import { choosePlural } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const cs = {
  list: 'Návrhy',
  none: 'Žádná stránka se tak nejmenuje.',
  count: (count) =>
    choosePlural('cs', count, {
      one: `${count} návrh`,
      few: `${count} návrhy`,
      many: `${count} návrhu`,
      other: `${count} návrhů`,
    }),
} satisfies Translation<typeof en>
