import type { ACCOUNT_LISTS_WORDS } from '#client/saves/words/account-lists-words.ts'
import { choosePlural } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'

export const accountListsDe = {
  asOf: (count, at) =>
    `Aus deinem Konto, zum Lesen: ${count} ${choosePlural('de', count, { one: 'Seite', other: 'Seiten' })}, Stand ${at.toLocaleString('de', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' })}.`,
} satisfies Translation<(typeof ACCOUNT_LISTS_WORDS)['en']>
