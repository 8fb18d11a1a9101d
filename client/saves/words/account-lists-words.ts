import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import { choosePlural } from '#isomorphic/words/formats.ts'

const en = {
  asOf: (count: number, at: Date) =>
    `From your account, to read: ${count} ${choosePlural('en', count, { one: 'page', other: 'pages' })}, as of ${at.toLocaleString('en-GB', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' })}.`,
}

/** Text of the lists of an account on the page of the saves of a device. */
export const ACCOUNT_LISTS_WORDS: Catalogue<typeof en> = { id: 'accountLists', en }
