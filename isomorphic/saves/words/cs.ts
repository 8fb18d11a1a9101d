import { formatList } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { LIST_FILE_WORDS } from './list-file-words.ts'

export const cs = {
  removedPage: 'stránka, která už v\u00a0průvodci není',
  skipped: (names) => `V\u00a0tomto souboru chybí, protože nemají polohu: ${formatList('cs', names)}.`,
} satisfies Translation<(typeof LIST_FILE_WORDS)['en']>
