import { it as listFile } from '#isomorphic/saves/words/it.ts'
import { it as overlandHours } from '#isomorphic/travel-graph/words/it.ts'
import { it as trip } from '#isomorphic/trips/words/it.ts'
import { it as tripFile } from '#isomorphic/trips/words/trip-file-it.ts'
import { it as tripFiles } from '#isomorphic/trips/words/trip-files-it.ts'
import { it as reason } from '#isomorphic/where/words/it.ts'
import type { CompleteToolWords, ToolTranslations } from './browser-translations.ts'

const translations = {
  listFile,
  overlandHours,
  reason,
  trip,
  tripFile,
  tripFiles,
} satisfies ToolTranslations

/** The text of scripts of saves, trips and offline guides in Italian. */
export const toolWordsIt: CompleteToolWords<typeof translations> = translations
