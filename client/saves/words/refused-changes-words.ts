import type { Catalogue } from '#isomorphic/words/catalogue.ts'

/** What was done offline, by the action of the form; `page` is the name of a place, sight or story. */
const en = {
  title: 'Not applied',
  lead: 'You made these changes without a network, and they could not be applied. They are on this device only: copy what you want to keep. Signing out deletes them.',
  copy: 'Copy text',
  copied: 'The text is copied.',
  notCopied: 'The browser did not allow that. The text is selected: copy it from the menu.',
  discard: 'Discard',
  discarded: 'The change is discarded.',
  /** For a change whose page cannot be named. */
  unnamedPage: 'a page',
  action: {
    note: (page: string) => `Your note on ${page}`,
    save: (page: string) => `Saving ${page}`,
    unsave: (page: string) => `Removing ${page}`,
    remove: (page: string) => `Removing ${page} from a list`,
    restore: (page: string) => `Restoring ${page} to a list`,
    place: (page: string) => `The position of ${page}`,
    copy: (page: string) => `Copying ${page} to another list`,
    move: (page: string) => `Moving ${page} to another list`,
    create: () => 'A new list',
    rename: () => 'The new name of a list',
    delete: () => 'Deleting a list',
  },
  otherAction: 'A change of your saves',
  reason: {
    invalid_change: 'The site did not understand it.',
    invalid_name: 'The name of a list has 1 to 60 characters.',
    note_too_long: 'A note can have up to 500 characters.',
    note_conflict:
      'Another of your devices wrote a note there too, and both together are longer than 500 characters. The other note is unchanged.',
    list_full: 'The list was full: it holds up to 200 pages.',
    too_many_lists: 'You had as many lists as an account can have.',
    account_full: 'Your lists held as much as an account can have.',
    unknown_list: 'The list no longer exists.',
    unknown_item: 'The page is no longer on the list.',
    refused: 'The site refused it without a reason.',
    too_large: 'It is too large to be sent.',
    expired: 'It waited on this device for more than 30 days.',
  },
}

/** Text of the section of refused changes. */
export const REFUSED_CHANGES_WORDS: Catalogue<typeof en> = { id: 'refusedChanges', en }
