import { de as listFile } from '#isomorphic/saves/words/de.ts'
import { de as overlandHours } from '#isomorphic/travel-graph/words/de.ts'
import { de as trip } from '#isomorphic/trips/words/de.ts'
import { tripFileDe as tripFile } from '#isomorphic/trips/words/trip-file-de.ts'
import { tripFilesDe as tripFiles } from '#isomorphic/trips/words/trip-files-de.ts'
import { de as reason } from '#isomorphic/where/words/de.ts'
import type { CompleteToolWords, ToolTranslations } from './browser-translations.ts'

const translations = {
  listFile,
  overlandHours,
  reason,
  trip,
  tripFile,
  tripFiles,
} satisfies ToolTranslations

/** The text of scripts of saves, trips and offline guides in German. */
export const toolWordsDe: CompleteToolWords<typeof translations> = translations
