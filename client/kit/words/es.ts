import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const es = {
  error: 'Algo no funciona por nuestra parte. El equipo ya está avisado.',
  retry: 'Volver a intentarlo',
  home: 'Ir al inicio',
} satisfies Translation<typeof en>
