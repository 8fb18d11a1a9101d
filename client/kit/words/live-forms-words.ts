import type { Catalogue } from '#isomorphic/words/catalogue.ts'

const en = {
  unsent:
    'The site did not answer. It is not known whether this was saved. What you typed is still here: check your connection, or that you are signed in, and send it again.',
}

/** Text of forms that are sent without leaving the page. */
export const LIVE_FORMS_WORDS: Catalogue<typeof en> = { id: 'liveForms', en }
