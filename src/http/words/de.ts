import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const de = {
  rateLimited: 'Das waren zu viele Anfragen auf einmal. Bitte warte eine Minute.',
  notFound: 'Nicht gefunden',
} satisfies Translation<typeof en>
