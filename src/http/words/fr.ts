import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const fr = {
  rateLimited: 'Trop de demandes à la fois. Attends une minute, s’il te plaît.',
  notFound: 'Introuvable',
} satisfies Translation<typeof en>
