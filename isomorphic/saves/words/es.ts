import { formatList } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { LIST_FILE_WORDS } from './list-file-words.ts'

export const es = {
  removedPage: 'una página que ya no está en la guía',
  skipped: (names) => `No están en este archivo, porque no tienen posición: ${formatList('es', names)}.`,
} satisfies Translation<(typeof LIST_FILE_WORDS)['en']>
