import type { ACCOUNT_LISTS_WORDS } from '#client/saves/words/account-lists-words.ts'
import { choosePlural } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'

export const accountListsCs = {
  asOf: (count, at) =>
    `Z\u00a0tvého účtu, ke čtení: ${count} ${choosePlural('cs', count, { one: 'stránka', few: 'stránky', many: 'stránky', other: 'stránek' })}, stav k\u00a0${at.toLocaleString('cs', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' })}.`,
} satisfies Translation<(typeof ACCOUNT_LISTS_WORDS)['en']>
