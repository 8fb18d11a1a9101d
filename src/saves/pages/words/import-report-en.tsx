import type { ReactNode } from 'react'
import { MAX_LIST_ITEMS } from '#isomorphic/saves/saves-names.ts'
import { choosePlural } from '#isomorphic/words/formats.ts'

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

/** Text of the report of an import. */
export const importReportEn = {
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
  skipped: 'Not read, or only in part',
  entryNumber: (number: number) => `entry ${number}`,
  skipReasons: {
    unreadable: 'no entry of this format',
    empty: 'without a name and a place',
    not_a_point: 'a track or an area',
    too_many: 'beyond what one import reads',
    position: 'read without its position',
    shortened: 'name or note shortened',
  },
  near: (link: ReactNode) => <>near {link}</>,
}
