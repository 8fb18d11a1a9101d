import { liveFormsDe as liveForms } from '#client/kit/words/live-forms-de.ts'
import { de as offlineClient } from '#client/offline/words/de.ts'
import { accountListsDe as accountLists } from '#client/saves/words/de/account-lists-de.ts'
import { deviceSavesDe as deviceSaves } from '#client/saves/words/de/device-saves-de.ts'
import { keepGuidesDe as keepGuides } from '#client/saves/words/de/keep-guides-de.ts'
import { refusedChangesDe as refusedChanges } from '#client/saves/words/de/refused-changes-de.ts'
import { de as tripsClient } from '#client/trips/words/de.ts'
import { tripImportClientDe as tripImportClient } from '#client/trips/words/trip-import-client-de.ts'
import { tripToolsDe as tripTools } from '#client/trips/words/trip-tools-de.ts'
import { de as whereClient } from '#client/where/words/de.ts'
import { de as listFile } from '#isomorphic/saves/words/de.ts'
import { de as overlandHours } from '#isomorphic/travel-graph/words/de.ts'
import { de as trip } from '#isomorphic/trips/words/de.ts'
import { tripFileDe as tripFile } from '#isomorphic/trips/words/trip-file-de.ts'
import { tripFilesDe as tripFiles } from '#isomorphic/trips/words/trip-files-de.ts'
import { tripMapDe as tripMap } from '#isomorphic/trips/words/trip-map-de.ts'
import { de as reason } from '#isomorphic/where/words/de.ts'
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

/** The text of scripts of saves, trips and offline guides in German. */
export const toolWordsDe: CompleteToolWords<typeof translations> = translations
