import { formatList } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { LIST_FILE_WORDS } from './list-file-words.ts'

export const it = {
  removedPage: 'una pagina che non è più nella guida',
  skipped: (names) => `Non sono in questo file, perché senza posizione: ${formatList('it', names)}.`,
} satisfies Translation<(typeof LIST_FILE_WORDS)['en']>
