import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import { formatList } from '#isomorphic/words/formats.ts'

const en = {
  removedPage: 'a page that is no longer in the guide',
  skipped: (names: readonly string[]) =>
    `Not in this file, because they have no position: ${formatList('en', names)}.`,
}

/** Text in the files of lists. */
export const LIST_FILE_WORDS: Catalogue<typeof en> = { id: 'listFile', en }
