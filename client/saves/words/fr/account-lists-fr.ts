import type { ACCOUNT_LISTS_WORDS } from '#client/saves/words/account-lists-words.ts'
import { choosePlural } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'

export const accountListsFr = {
  asOf: (count, at) =>
    `De ton compte, en lecture seule\u00a0: ${count} ${choosePlural('fr', count, { one: 'page', other: 'pages' })}, état du ${at.toLocaleString('fr', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' })}.`,
} satisfies Translation<(typeof ACCOUNT_LISTS_WORDS)['en']>
