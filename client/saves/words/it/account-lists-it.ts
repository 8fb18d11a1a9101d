import type { ACCOUNT_LISTS_WORDS } from '#client/saves/words/account-lists-words.ts'
import { choosePlural } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'

export const accountListsIt = {
  asOf: (count, at) =>
    `Dal tuo account, in sola lettura: ${count} ${choosePlural('it', count, { one: 'pagina', other: 'pagine' })}, aggiornamento: ${at.toLocaleString('it', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' })}.`,
} satisfies Translation<(typeof ACCOUNT_LISTS_WORDS)['en']>
