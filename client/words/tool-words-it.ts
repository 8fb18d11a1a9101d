import { liveFormsIt as liveForms } from '#client/kit/words/live-forms-it.ts'
import { it as offlineClient } from '#client/offline/words/it.ts'
import { accountListsIt as accountLists } from '#client/saves/words/it/account-lists-it.ts'
import { deviceSavesIt as deviceSaves } from '#client/saves/words/it/device-saves-it.ts'
import { keepGuidesIt as keepGuides } from '#client/saves/words/it/keep-guides-it.ts'
import { refusedChangesIt as refusedChanges } from '#client/saves/words/it/refused-changes-it.ts'
import { it as tripsClient } from '#client/trips/words/it.ts'
import { tripImportClientIt as tripImportClient } from '#client/trips/words/trip-import-client-it.ts'
import { tripToolsIt as tripTools } from '#client/trips/words/trip-tools-it.ts'
import { it as whereClient } from '#client/where/words/it.ts'
import { it as listFile } from '#isomorphic/saves/words/it.ts'
import { it as overlandHours } from '#isomorphic/travel-graph/words/it.ts'
import { it as trip } from '#isomorphic/trips/words/it.ts'
import { it as tripFile } from '#isomorphic/trips/words/trip-file-it.ts'
import { it as tripFiles } from '#isomorphic/trips/words/trip-files-it.ts'
import { tripMapIt as tripMap } from '#isomorphic/trips/words/trip-map-it.ts'
import { it as reason } from '#isomorphic/where/words/it.ts'
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

/** The text of scripts of saves, trips and offline guides in Italian. */
export const toolWordsIt: CompleteToolWords<typeof translations> = translations
