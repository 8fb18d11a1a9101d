import type { CONFIRM_SIGN_OUT_WORDS } from '#client/saves/words/confirm-sign-out-words.ts'
import type { Translation } from '#isomorphic/words/translation.ts'

export const confirmSignOutDe = {
  question: (count) =>
    count === 1
      ? 'Eine Änderung deiner Merkliste oder deiner Reisen ist nur auf diesem Gerät. Beim Abmelden wird sie gelöscht. Abmelden?'
      : `${count} Änderungen deiner Merkliste und deiner Reisen sind nur auf diesem Gerät. Beim Abmelden werden sie gelöscht. Abmelden?`,
} satisfies Translation<(typeof CONFIRM_SIGN_OUT_WORDS)['en']>
