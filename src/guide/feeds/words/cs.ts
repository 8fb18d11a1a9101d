import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const cs = {
  title: 'Fernway: příběhy',
  description: 'Příběhy pro cestovatele, pokaždé o\u00a0jedné věci.',
  author: 'Redakce Fernway',
} satisfies Translation<typeof en>
