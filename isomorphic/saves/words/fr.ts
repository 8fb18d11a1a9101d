import { formatList } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { LIST_FILE_WORDS } from './list-file-words.ts'

export const fr = {
  removedPage: 'une page qui n’est plus dans le guide',
  skipped: (names) => `Pas dans ce fichier, faute de position\u00a0: ${formatList('fr', names)}.`,
} satisfies Translation<(typeof LIST_FILE_WORDS)['en']>
