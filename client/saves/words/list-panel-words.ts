import type { Catalogue } from '#isomorphic/words/catalogue.ts'

const en = {
  title: (page: string) => `Save ${page}`,
  newList: 'New list',
  nameExample: 'Japan 2027',
  create: 'Create and save',
  savedHere: 'Saved here. Remove',
  empty: 'Empty',
  count: (count: number) => `${count} saved`,
  savedOn: (page: string, list: string) => `${page} is on ${list}.`,
  removedFrom: (page: string, list: string) => `${page} was removed from ${list}.`,
  problem: {
    full: 'That did not fit: a list holds up to 200 pages, and you can have up to 30 lists.',
    failed: 'That did not work just now. Please try again.',
    unreachable: 'There is no network just now. Please try again.',
    'signed out': 'You are signed out. Please sign in again.',
    too_many: 'That was a lot at once. Please wait a minute and try again.',
    too_many_changes: 'You have made as many changes today as an account can. Please go on tomorrow.',
    account_full: 'Your lists hold as much as an account can have. Remove pages or shorten notes first.',
  },
}

/** Text of the panel in which the visitor chooses a list. */
export const LIST_PANEL_WORDS: Catalogue<typeof en> = { en }
