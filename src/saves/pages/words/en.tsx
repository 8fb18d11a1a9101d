import type { ReactNode } from 'react'
import { MAX_LIST_ITEMS } from '#isomorphic/saves/saves-names.ts'
import { choosePlural } from '#isomorphic/words/formats.ts'

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

type ImportCounts = {
  readonly matched: number
  readonly total: number
  readonly format: string
  readonly duplicates: number
  /** Pages that exceeded the limit of a list. */
  readonly rejected: number
}

function importSummary({ matched, total, format, duplicates, rejected }: ImportCounts): string {
  const found = choosePlural('en', matched, { one: 'entry', other: 'entries' })
  const sentences = [
    `${matched} ${found} of ${total} in your ${format} file ${matched === 1 ? 'is' : 'are'} in the guide.`,
  ]
  if (duplicates > 0) {
    const mean = choosePlural('en', duplicates, { one: 'entry means', other: 'entries mean' })
    sentences.push(`${duplicates} ${mean} a page that was there already.`)
  }
  if (rejected > 0) {
    const pages = choosePlural('en', rejected, { one: 'page', other: 'pages' })
    sentences.push(`${rejected} ${pages} did not fit: a list holds up to ${MAX_LIST_ITEMS}.`)
  }
  return sentences.join(' ')
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
    moveUp: (page: string) => `Move ${page} up`,
    moveDown: (page: string) => `Move ${page} down`,
    order: (page: string, position: number, total: number) =>
      `${page} is ${position} of ${total}. Move to another place`,
    orderTitle: (page: string) => `Move ${page}`,
    placeOf: (total: number) => `Place, from 1 to ${total}`,
    moveToPlace: 'Move there',
    toTop: 'To the top',
    toEnd: 'To the end',
    dragHint: 'Or drag it by its handle.',
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
  importReport: {
    nothing: 'Nothing to import',
    summary: importSummary,
    open: (list: string) => `Open ${list}`,
    renamed: (name: string, list: string) => `You have a list called ${name}, so this one is called ${list}.`,
    notStored: (count: number) =>
      `A list holds pages of the guide, so ${count === 1 ? 'this entry is' : `these ${count} entries are`} not on it. Download ${count === 1 ? 'it' : 'them'} to lose nothing.`,
    downloadUnmatched: (count: number) => `Download ${count === 1 ? 'this entry' : `these ${count} entries`}`,
    noPlaces: {
      title: 'No places in it',
      text: 'The file could be read, but nothing in it is a place.',
      back: 'Back to your saves',
    },
    found: 'Found',
    nameInFile: (name: string) => `${name} in your file`,
    listFull: 'the list is full',
    notFound: 'Not in the guide',
    near: (link: ReactNode) => <>near {link}</>,
  },
  countries: {
    title: 'Countries',
    lead: 'Where you have been, and where you want to go. Only you can see this.',
    lists: 'Your lists',
    loading: 'Loading the map…',
    map: (been: number, wanted: number) =>
      `Map of the world with ${been} ${choosePlural('en', been, { one: 'country', other: 'countries' })} you have been to and ${wanted} you want to go to`,
    attribution: 'Natural Earth. Borders as mapped, not an endorsement.',
    been: 'Been',
    wanted: 'Want to go',
    noneBeen: 'No countries marked yet.',
    noneWanted: 'No countries to go to yet.',
    unmark: (country: string, list: string) => `Remove ${country} from ${list}`,
    country: 'Country',
    markBeen: 'I have been there',
    markWanted: 'I want to go',
  },
}
