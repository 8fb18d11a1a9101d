import type { CONFIRM_SIGN_OUT_WORDS } from '#client/saves/words/confirm-sign-out-words.ts'
import { choosePlural } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'

export const confirmSignOutCs = {
  question: (count) =>
    `${choosePlural('cs', count, {
      one: 'Jedna změna uložených je jen v\u00a0tomto zařízení. Odhlášením se smaže.',
      few: `${count} změny uložených jsou jen v\u00a0tomto zařízení. Odhlášením se smažou.`,
      many: `${count} změny uložených jsou jen v\u00a0tomto zařízení. Odhlášením se smažou.`,
      other: `${count} změn uložených je jen v\u00a0tomto zařízení. Odhlášením se smažou.`,
    })} Odhlásit se?`,
} satisfies Translation<(typeof CONFIRM_SIGN_OUT_WORDS)['en']>
