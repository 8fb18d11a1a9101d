import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const cs = {
  rateLimited: 'Příliš mnoho požadavků najednou. Počkej prosím minutu.',
  notFound: 'Nenalezeno',
} satisfies Translation<typeof en>
