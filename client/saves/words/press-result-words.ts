import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import { formatList } from '#isomorphic/words/formats.ts'

const lists = (names: readonly string[]): string => formatList('en', names)

const en = {
  savedOn: (page: string, names: readonly string[]) =>
    names.length === 0 ? `${page} is saved.` : `${page} is on ${lists(names)}.`,
  removedFrom: (page: string, names: readonly string[]) =>
    names.length === 0 ? `${page} is no longer saved.` : `${page} was removed from ${lists(names)}.`,
  onDevice: (page: string) => `${page} is saved on this device.`,
  offDevice: (page: string) => `${page} is no longer saved.`,
  pending: (page: string) =>
    `${page} is saved on this device. It reaches your account when the site can be reached.`,
  pendingRemoval: (page: string) =>
    `${page} is no longer saved on this device. Your account follows when the site can be reached.`,
  dayFull: (page: string) =>
    `${page} is saved on this device. You have made as many changes today as an account can: it is sent tomorrow.`,
  deviceFull: 'You can save up to 200 pages on this device. Remove one first.',
  unstored: (page: string) => `${page} could not be saved just now. Please try again.`,
  change: 'Change',
  changeLabel: (page: string) => `Change the list or the note of ${page}`,
  undo: 'Undo',
  openList: 'Open list',
  seeSaves: 'See your saves',
  refused: {
    list_full: (page: string) =>
      `${page} is not saved: the list used last holds 200 pages. Choose another list.`,
    account_full: (page: string) =>
      `${page} is not saved: your lists hold as much as an account can have. Remove pages or shorten notes first.`,
    too_many_lists: (page: string) => `${page} is not saved: you have as many lists as an account can have.`,
    other: (page: string) => `${page} is not saved: the site refused it.`,
  },
}

/** Messages after a press of a save button. */
export const PRESS_RESULT_WORDS: Catalogue<typeof en> = { id: 'pressResult', en }
