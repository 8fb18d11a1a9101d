import type { ACCOUNT_LISTS_WORDS } from '#client/saves/words/account-lists-words.ts'
import { choosePlural } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'

export const accountListsEs = {
  asOf: (count, at) =>
    `De tu cuenta, solo para leer: ${count} ${choosePlural('es', count, { one: 'página', other: 'páginas' })}, a ${at.toLocaleString('es', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' })}.`,
} satisfies Translation<(typeof ACCOUNT_LISTS_WORDS)['en']>
