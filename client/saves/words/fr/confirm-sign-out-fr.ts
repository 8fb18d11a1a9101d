import type { CONFIRM_SIGN_OUT_WORDS } from '#client/saves/words/confirm-sign-out-words.ts'
import type { Translation } from '#isomorphic/words/translation.ts'

export const confirmSignOutFr = {
  question: (count) =>
    count === 1
      ? 'Une modification de tes favoris ou de tes voyages n’existe que sur cet appareil. Si tu te déconnectes, elle sera perdue. Te déconnecter quand même\u202f?'
      : `${count} modifications de tes favoris et de tes voyages n’existent que sur cet appareil. Si tu te déconnectes, elles seront perdues. Te déconnecter quand même\u202f?`,
} satisfies Translation<(typeof CONFIRM_SIGN_OUT_WORDS)['en']>
