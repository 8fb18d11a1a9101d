import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const es = {
  rateLimited: 'Demasiadas peticiones a la vez. Espera un minuto, por favor.',
  notFound: 'No encontrado',
} satisfies Translation<typeof en>
