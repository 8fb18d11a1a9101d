import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const de = {
  title: 'Fernway: Geschichten',
  description: 'Geschichten für Reisende, immer über eine einzige Sache.',
  author: 'Fernway-Redaktion',
} satisfies Translation<typeof en>
