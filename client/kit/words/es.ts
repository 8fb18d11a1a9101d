import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const es = {
  error: 'Algo no funciona por nuestra parte. Nuestro equipo ya lo sabe.',
  retry: 'Intentarlo de nuevo',
  home: 'Ir a la portada',
} satisfies Translation<typeof en>
