import type { Translation } from '#isomorphic/words/translation.ts'
import type { LIVE_FORMS_WORDS } from './live-forms-words.ts'

export const liveFormsEs = {
  unsent:
    'El sitio no ha respondido. No se sabe si se ha guardado. Lo que has escrito sigue aquí: comprueba tu conexión, o que has iniciado sesión, y envíalo de nuevo.',
} satisfies Translation<(typeof LIVE_FORMS_WORDS)['en']>
