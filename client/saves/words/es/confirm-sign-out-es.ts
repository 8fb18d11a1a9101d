import type { CONFIRM_SIGN_OUT_WORDS } from '#client/saves/words/confirm-sign-out-words.ts'
import type { Translation } from '#isomorphic/words/translation.ts'

export const confirmSignOutEs = {
  question: (count) =>
    count === 1
      ? 'Un cambio de tus guardados o de tus viajes está solo en este dispositivo. Si cierras sesión, se borra. ¿Cerrarla?'
      : `${count} cambios de tus guardados y de tus viajes están solo en este dispositivo. Si cierras sesión, se borran. ¿Cerrarla?`,
} satisfies Translation<(typeof CONFIRM_SIGN_OUT_WORDS)['en']>
