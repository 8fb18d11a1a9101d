import { liveFormsCs as liveForms } from '#client/kit/words/live-forms-cs.ts'
import { cs as offlineClient } from '#client/offline/words/cs.ts'
import { accountListsCs as accountLists } from '#client/saves/words/cs/account-lists-cs.ts'
import { deviceSavesCs as deviceSaves } from '#client/saves/words/cs/device-saves-cs.ts'
import { keepGuidesCs as keepGuides } from '#client/saves/words/cs/keep-guides-cs.ts'
import { refusedChangesCs as refusedChanges } from '#client/saves/words/cs/refused-changes-cs.ts'
import { cs as tripsClient } from '#client/trips/words/cs.ts'
import { tripImportClientCs as tripImportClient } from '#client/trips/words/trip-import-client-cs.ts'
import { tripToolsCs as tripTools } from '#client/trips/words/trip-tools-cs.ts'
import { cs as whereClient } from '#client/where/words/cs.ts'
import { cs as listFile } from '#isomorphic/saves/words/cs.ts'
import { cs as overlandHours } from '#isomorphic/travel-graph/words/cs.ts'
import { cs as trip } from '#isomorphic/trips/words/cs.ts'
import { tripFileCs as tripFile } from '#isomorphic/trips/words/trip-file-cs.ts'
import { tripFilesCs as tripFiles } from '#isomorphic/trips/words/trip-files-cs.ts'
import { tripMapCs as tripMap } from '#isomorphic/trips/words/trip-map-cs.ts'
import { cs as reason } from '#isomorphic/where/words/cs.ts'
import type { CompleteToolWords, ToolTranslations } from './browser-translations.ts'

const translations = {
  accountLists,
  deviceSaves,
  keepGuides,
  listFile,
  liveForms,
  offlineClient,
  overlandHours,
  reason,
  refusedChanges,
  trip,
  tripFile,
  tripFiles,
  tripMap,
  tripImportClient,
  tripTools,
  tripsClient,
  whereClient,
} satisfies ToolTranslations

/** The text of scripts of saves, trips and offline guides in Czech. */
export const toolWordsCs: CompleteToolWords<typeof translations> = translations
