import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const it = {
  title: 'Fernway: storie',
  description: 'Storie per chi viaggia, una cosa alla volta.',
  author: 'Redazione di Fernway',
} satisfies Translation<typeof en>
