import { listOrderEn } from '#isomorphic/saves/words/list-order-en.ts'
import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import { choosePlural } from '#isomorphic/words/formats.ts'

const en = {
  count: (count: number) =>
    count === 0 ? 'An empty list' : `${count} ${choosePlural('en', count, { one: 'page', other: 'pages' })}`,
  share: 'Share',
  download: 'Download',
  keepGuides: 'Guides offline',
  planTrip: 'Plan a trip',
  planTripOfAll: 'Plan a trip from all lists',
  allLists: 'From my saves',
  downloadTitle: 'Download the list',
  skipped: (skipped: number, total: number) =>
    `GPX and KML hold places on a map: ${total - skipped} of the ${total} items. ${skipped} ${choosePlural('en', skipped, { one: 'item has', other: 'items have' })} no position here; CSV and JSON hold everything.`,
  use: {
    gpx: 'for walking apps',
    kml: 'for globes and maps',
    csv: 'for spreadsheets',
    json: 'to import here again',
  },
  rename: 'Rename',
  renameOrDelete: 'Rename or delete',
  listName: 'Name of this list',
  deleteList: 'Delete list',
  deleted: (list: string) => `${list} was deleted.`,
  newList: 'New list',
  name: 'Name',
  nameExample: 'Japan 2027',
  createList: 'Create list',
  remove: (page: string) => `Remove ${page}`,
  removed: (page: string) => `${page} is no longer on this list.`,
  undo: 'Undo',
  ...listOrderEn,
  ordered: (page: string, position: number, total: number) => `${page} is ${position} of ${total} now.`,
  note: 'Note',
  editNote: 'Edit note',
  noteOn: (page: string) => `Note on ${page}`,
  noteState: {
    typing: 'Saved as you type',
    saving: 'Saving…',
    saved: 'Saved on this device',
    pending: 'Saved on this device',
    failed: 'Not saved: this browser has no storage left.',
  },
  close: 'Close',
  failed: 'That did not fit: a device holds up to 200 pages.',
}

/** Text of the page of the saves of a device. */
export const DEVICE_SAVES_WORDS: Catalogue<typeof en> = { id: 'deviceSaves', en }
