import type { CONFIRM_SIGN_OUT_WORDS } from '#client/saves/words/confirm-sign-out-words.ts'
import { choosePlural } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'

export const confirmSignOutCs = {
  question: (count) =>
    `${choosePlural('cs', count, {
      one: 'Jedna změna uložených nebo cest je jen v\u00a0tomto zařízení. Odhlášením se smaže.',
      few: `${count} změny uložených a\u00a0cest jsou jen v\u00a0tomto zařízení. Odhlášením se smažou.`,
      many: `${count} změny uložených a\u00a0cest jsou jen v\u00a0tomto zařízení. Odhlášením se smažou.`,
      other: `${count} změn uložených a\u00a0cest je jen v\u00a0tomto zařízení. Odhlášením se smažou.`,
    })} Odhlásit se?`,
} satisfies Translation<(typeof CONFIRM_SIGN_OUT_WORDS)['en']>
