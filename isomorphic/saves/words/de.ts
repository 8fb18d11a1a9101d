import { formatList } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { LIST_FILE_WORDS } from './list-file-words.ts'

export const de = {
  removedPage: 'eine Seite, die es im Reiseführer nicht mehr gibt',
  skipped: (names) => `Ohne Position und deshalb nicht in dieser Datei: ${formatList('de', names)}.`,
} satisfies Translation<(typeof LIST_FILE_WORDS)['en']>
