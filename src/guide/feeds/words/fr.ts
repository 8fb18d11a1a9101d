import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const fr = {
  title: 'Fernway\u00a0: récits',
  description: 'Des récits pour voyageurs, un sujet à la fois.',
  author: 'La rédaction de Fernway',
} satisfies Translation<typeof en>
