import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const it = {
  rateLimited: 'Troppe richieste insieme. Aspetta un minuto, per favore.',
  notFound: 'Non trovato',
} satisfies Translation<typeof en>
