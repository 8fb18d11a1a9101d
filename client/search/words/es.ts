import { choosePlural } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const es = {
  list: 'Sugerencias',
  none: 'Ninguna página se llama así.',
  count: (count) => choosePlural('es', count, { one: `${count} sugerencia`, other: `${count} sugerencias` }),
} satisfies Translation<typeof en>
