import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const it = {
  rateLimited: 'Troppe richieste in poco tempo. Aspetta un minuto, per favore.',
  notFound: 'Non trovato',
} satisfies Translation<typeof en>
