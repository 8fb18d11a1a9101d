import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import { formatList } from '#isomorphic/words/formats.ts'

const en = {
  lists: 'On these lists',
  newList: 'New list',
  nameExample: 'Japan 2027',
  create: 'Create',
  done: 'Done',
  addToTrip: 'Add to a trip',
  count: (count: number) => (count === 0 ? 'Empty' : `${count} saved`),
  isOn: (page: string, lists: readonly string[]) => `${page} is on ${formatList('en', lists)}.`,
  onNone: (page: string) => `${page} is no longer saved.`,
  noteOn: (list: string) => `Note, on ${list}`,
  noteState: {
    typing: 'Saved as you type',
    saving: 'Saving…',
    saved: 'Saved',
    pending: 'Saved on this device until the site can be reached',
    failed: 'Not saved',
  },
  cannotRead: {
    'signed out': 'You are signed out. Please sign in again.',
    failed: 'Your lists could not be read just now. Please try again.',
    unreachable: 'Your lists are not on this device, and the site cannot be reached just now.',
  },
  problem: {
    list_full: 'That did not fit: a list holds up to 200 pages.',
    too_many_lists: 'You have 30 lists, which is the maximum.',
    account_full: 'Your lists hold as much as an account can have. Remove pages or shorten notes first.',
    invalid_name: 'The name of a list has 1 to 60 characters.',
    note_too_long: 'A note can have up to 500 characters.',
    note_conflict:
      'Another of your devices wrote a note here, and both together are too long. Your text is on the Saves page.',
    unknown_list: 'That list no longer exists.',
    failed: 'That did not work just now. Please try again.',
  },
}

/** Text of the panel in which the visitor changes where a page is saved. */
export const CHANGE_PANEL_WORDS: Catalogue<typeof en> = { id: 'changePanel', en }
