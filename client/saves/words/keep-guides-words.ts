import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import { choosePlural } from '#isomorphic/words/formats.ts'

const en = {
  title: 'This list and its guides, offline',
  listStored:
    'The list with your notes is on this device until you sign out, and opens at Saves without a network.',
  measuring: 'Looking how large they are…',
  offer: (count: number, size: string) =>
    `${count} ${choosePlural('en', count, { one: 'guide', other: 'guides' })} with posters, maps and phrases: ${size}.`,
  download: (size: string) => `Download ${size}`,
  progress: (files: number, total: number) => `${files} of ${total} files`,
  complete: 'Every guide of this list is on this device.',
  failed: 'The download stopped. What has arrived stays; try again to go on.',
  unknown: 'The site cannot be reached just now, so the size is not known.',
  retry: 'Try again',
  allGuides: 'All offline guides',
  close: 'Close',
}

/** Text of the dialog that downloads the guides of a list. */
export const KEEP_GUIDES_WORDS: Catalogue<typeof en> = { id: 'keepGuides', en }
