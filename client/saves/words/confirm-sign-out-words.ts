import type { Catalogue } from '#isomorphic/words/catalogue.ts'

const en = {
  question: (count: number) =>
    `${count === 1 ? 'A change of your saves or trips is' : `${count} changes of your saves and trips are`} on this device only. Signing out deletes ${count === 1 ? 'it' : 'them'}. Sign out?`,
}

/** The question before a sign-out that deletes changes. */
export const CONFIRM_SIGN_OUT_WORDS: Catalogue<typeof en> = { id: 'confirmSignOut', en }
