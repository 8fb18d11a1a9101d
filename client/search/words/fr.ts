import { choosePlural } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const fr = {
  list: 'Suggestions',
  none: 'Aucune page ne porte ce nom.',
  count: (count) => choosePlural('fr', count, { one: `${count} suggestion`, other: `${count} suggestions` }),
} satisfies Translation<typeof en>
