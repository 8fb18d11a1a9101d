import type { CONFIRM_SIGN_OUT_WORDS } from '#client/saves/words/confirm-sign-out-words.ts'
import type { Translation } from '#isomorphic/words/translation.ts'

export const confirmSignOutIt = {
  question: (count) =>
    count === 1
      ? 'Una modifica dei tuoi preferiti o dei tuoi viaggi è solo su questo dispositivo. Uscendo si cancella. Vuoi uscire?'
      : `${count} modifiche dei tuoi preferiti e dei tuoi viaggi sono solo su questo dispositivo. Uscendo si cancellano. Vuoi uscire?`,
} satisfies Translation<(typeof CONFIRM_SIGN_OUT_WORDS)['en']>
