import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import { choosePlural } from '#isomorphic/words/formats.ts'

const en = {
  print: 'Print',
  title: 'This trip, offline',
  measuring: 'Looking how large its guides are…',
  offer: (count: number, size: string) =>
    `The plan, and ${count} ${choosePlural('en', count, { one: 'guide', other: 'guides' })} of its places with posters, maps and phrases: ${size}.`,
  download: (size: string) => `Download ${size}`,
  progress: (files: number, total: number) => `${files} of ${total} files`,
  complete: 'The plan and the guides of its places are on this device.',
  failed: 'The download stopped. What has arrived stays; try again to go on.',
  unknown: 'The site cannot be reached just now, so the size is not known.',
  unsupported: 'This browser cannot store guides. The plan itself is on this device.',
  retry: 'Try again',
  close: 'Close',
  refused: (count: number) =>
    `${count} ${choosePlural('en', count, { one: 'change', other: 'changes' })} made without a network could not be applied:`,
  unknownTrip: 'The trip was deleted, or its owner no longer shares it with you.',
  noCopy: 'No network. Your text is still in the form: send it again when the network is back.',
}

/** Text of the tools that scripts add to a trip. */
export const TRIP_TOOLS_WORDS: Catalogue<typeof en> = { id: 'tripTools', en }
