import type { CONFIRM_SIGN_OUT_WORDS } from '#client/saves/words/confirm-sign-out-words.ts'
import type { Translation } from '#isomorphic/words/translation.ts'

export const confirmSignOutFr = {
  question: (count) =>
    count === 1
      ? 'Un changement de tes favoris n’est que sur cet appareil. Te déconnecter le supprime. Te déconnecter\u202f?'
      : `${count} changements de tes favoris ne sont que sur cet appareil. Te déconnecter les supprime. Te déconnecter\u202f?`,
} satisfies Translation<(typeof CONFIRM_SIGN_OUT_WORDS)['en']>
