import { choosePlural } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const it = {
  list: 'Suggerimenti',
  none: 'Nessuna pagina ha questo nome.',
  count: (count) =>
    choosePlural('it', count, { one: `${count} suggerimento`, other: `${count} suggerimenti` }),
} satisfies Translation<typeof en>
