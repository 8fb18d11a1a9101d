import type { ReactNode } from 'react'
import { listOrderEn } from '#isomorphic/saves/words/list-order-en.ts'
import { choosePlural } from '#isomorphic/words/formats.ts'
import { countriesEn } from './countries-en.ts'
import { importReportEn } from './import-report-en.tsx'

/** What others see of a shared list, or would see of it. */
type SharedContent = {
  /** Its places, sights and stories in words; empty for none. */
  readonly counted: string
  readonly notes: number
  readonly sharedNotes: number
}

function notesSummary({ notes, sharedNotes }: SharedContent): string {
  if (notes === 0) return 'There are no notes on it.'
  if (sharedNotes === 0)
    return notes === 1
      ? 'Your note is private unless you let others read it.'
      : `Your ${notes} notes are private unless you let others read them.`
  return notes === 1
    ? 'They also see your note, which you let others read.'
    : `They also see ${sharedNotes} of your ${notes} notes: those that you let others read.`
}

export const en = {
  listNameExample: 'Japan 2027',
  undo: 'Undo',
  onTheMap: 'On the map',
  saves: {
    lists: 'Lists',
    countries: 'Countries',
    newList: 'New list',
    newListName: 'Name',
    createList: 'Create list',
    listsLoading: 'Loading your lists…',
    itemsLoading: 'Loading your saves…',
    notFound: {
      title: 'There is no such list',
      text: 'It was deleted, or it never was yours.',
      back: 'All saves',
    },
    emptyList: 'An empty list',
    empty: {
      listTitle: (list: string) => `Nothing on ${list} yet`,
      listText: (list: string) =>
        `Press the bookmark on any place, sight or story and choose ${list}. From your other lists you can move things here.`,
      title: 'Nothing saved yet',
      text: 'Press the bookmark on any place, sight or story, and it appears here.',
      elsewhereTitle: (list: string) => `Nothing on ${list}`,
      elsewhereText: (lists: string) => `What you have saved is on ${lists}.`,
      find: 'Find a place',
    },
  },
  items: {
    searchRegion: (list: string) => `Within ${list}`,
    searchLabel: (list: string) => `Search within ${list}`,
    searchPlaceholder: (count: number) => `Search these ${count}`,
    search: 'Search',
    sortByOwnOrder: 'In my own order',
    sortByCountry: 'Sort by country',
    noMatch: (list: string, query: string) =>
      `Nothing on ${list} has “${query}” in its name, its country or its note.`,
    showAll: (count: number) => `Show all ${count}`,
  },
  item: {
    removed: 'A page that is no longer in the guide',
    ...listOrderEn,
    close: 'Close',
    noteState: {
      typing: 'Saved as you type',
      saving: 'Saving…',
      saved: 'Saved',
      pending: 'Saved on this device until the site can be reached',
      failed: 'Not saved. Please try again.',
    },
    remove: (page: string) => `Remove ${page}`,
    noteOn: (page: string) => `Note on ${page}`,
    othersMayRead: (isShared: boolean, renderHint: (text: string) => ReactNode) => (
      <>Others may read it {renderHint(isShared ? 'where the list is shared' : 'once the list is shared')}</>
    ),
    othersMayReadThis: 'Others may read this',
    saveNote: 'Save note',
    anotherListFor: (page: string) => `Another list for ${page}`,
    moveThere: 'Move there',
    copyThere: 'Copy there',
    addNoteOrMove: 'Note or move',
    addNote: 'Note',
    editNoteOrMove: 'Edit or move',
    editNote: 'Edit note',
  },
  tools: {
    shareTitle: (list: string) => `Share ${list}`,
    share: 'Share',
    shared: 'Shared',
    sharingHint: 'A link that cannot be guessed. You can stop sharing at any time.',
    createLink: 'Create a link',
    linkLabel: 'Anyone with this link can read the list',
    viewShared: 'View as others see it',
    stopSharing: 'Stop sharing',
    sharingSummary: (content: SharedContent) =>
      `Others see its name and ${content.counted === '' ? 'what you put on it' : content.counted}, in this order. ${notesSummary(content)} They do not see who you are.`,
    rename: 'Rename',
    renameOrDelete: 'Rename or delete',
    nameLabel: 'Name of this list',
    deleteHint: 'Deleting removes the list with its notes. Pages that are on other lists too stay there.',
    deleteSharedHint:
      'Deleting removes the list with its notes, and its link stops working. Pages that are on other lists too stay there.',
    deleteList: 'Delete list',
    download: 'Download',
    downloadTitle: 'Download the list',
    keepGuides: 'Guides offline',
    planTrip: 'Plan a trip',
    planTripOfAll: 'Plan a trip from all lists',
  },
  files: {
    use: {
      gpx: 'for walking apps',
      kml: 'for globes and maps',
      csv: 'for spreadsheets',
      json: 'to import here again',
    },
    print: 'Or print this page.',
    /** Items without a position, which GPX and KML leave out. */
    skipped: (count: number, total: number) =>
      `GPX and KML hold places on a map: ${total - count} of the ${total} items. ${count} ${choosePlural('en', count, { one: 'item has', other: 'items have' })} no position; CSV and JSON hold everything.`,
  },
  shared: {
    copy: 'Copy to my lists',
    empty: 'This list is empty at the moment.',
    chosenByReader: (counted: string) => `${counted}, chosen by a reader.`,
  },
  device: {
    title: 'Saves on this device',
    lead: 'What you save without signing in stays in this browser, also without a network.',
    signIn: 'Sign in to keep them everywhere',
    account: 'Your saves in your account',
    empty: {
      title: 'Nothing saved on this device',
      text: 'Press the bookmark on any place, sight or story, and it appears here.',
      find: 'Find a place',
    },
    withoutScript:
      'This list needs JavaScript, because it never leaves your device. Without it, the bookmark leads to sign-in, and what you save is in your account.',
  },
  continuing: {
    title: {
      save: (page: string) => `Save ${page}`,
      copy: (list: string) => `Copy ${list} to your lists`,
      share: (list: string) => `Share ${list}`,
      form: (list: string) => `Go on with ${list}`,
    },
    lead: 'You are signed in. One moment: what you were about to do goes on.',
    go: 'Go on',
    cancel: 'Leave it',
  },
  choose: {
    lists: 'Lists',
    isOn: (page: string, lists: string) => `${page} is on ${lists}.`,
    addToTrip: 'Add to a trip',
    onNone: (page: string) => `${page} is on none of your lists.`,
    add: 'Add',
    addTo: (list: string) => `Add to ${list}`,
    remove: 'Remove',
    removeFrom: (list: string) => `Remove from ${list}`,
    empty: 'Empty',
    count: (count: number) => `${count} saved`,
    newList: 'Or on a new list',
    createAndSave: 'Create list and save',
    noteOn: (list: string) => `Note, on ${list}`,
    saveNote: 'Save note',
    open: (list: string) => `Open ${list}`,
    back: (page: string) => `Back to ${page}`,
  },
  importFile: {
    label: 'Or from a file',
    hint: 'GPX, KML, CSV, a list from Google Takeout, or a list exported here; up to 1 MB. Places and sights of the guide are found in it, and you see which were not.',
    import: 'Import',
  },
  importReport: importReportEn,
  countries: countriesEn,
}
