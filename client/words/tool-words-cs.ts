import { cs as listFile } from '#isomorphic/saves/words/cs.ts'
import { cs as overlandHours } from '#isomorphic/travel-graph/words/cs.ts'
import { cs as reason } from '#isomorphic/where/words/cs.ts'
import type { CompleteToolWords, ToolTranslations } from './browser-translations.ts'

const translations = {
  listFile,
  overlandHours,
  reason,
} satisfies ToolTranslations

/** The text of scripts of saves, trips and offline guides in Czech. */
export const toolWordsCs: CompleteToolWords<typeof translations> = translations
