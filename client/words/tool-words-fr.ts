import { liveFormsFr as liveForms } from '#client/kit/words/live-forms-fr.ts'
import { fr as offlineClient } from '#client/offline/words/fr.ts'
import { accountListsFr as accountLists } from '#client/saves/words/fr/account-lists-fr.ts'
import { deviceSavesFr as deviceSaves } from '#client/saves/words/fr/device-saves-fr.ts'
import { keepGuidesFr as keepGuides } from '#client/saves/words/fr/keep-guides-fr.ts'
import { refusedChangesFr as refusedChanges } from '#client/saves/words/fr/refused-changes-fr.ts'
import { fr as tripsClient } from '#client/trips/words/fr.ts'
import { tripImportClientFr as tripImportClient } from '#client/trips/words/trip-import-client-fr.ts'
import { tripToolsFr as tripTools } from '#client/trips/words/trip-tools-fr.ts'
import { fr as whereClient } from '#client/where/words/fr.ts'
import { fr as listFile } from '#isomorphic/saves/words/fr.ts'
import { fr as overlandHours } from '#isomorphic/travel-graph/words/fr.ts'
import { fr as trip } from '#isomorphic/trips/words/fr.ts'
import { fr as tripFile } from '#isomorphic/trips/words/trip-file-fr.ts'
import { fr as tripFiles } from '#isomorphic/trips/words/trip-files-fr.ts'
import { tripMapFr as tripMap } from '#isomorphic/trips/words/trip-map-fr.ts'
import { fr as reason } from '#isomorphic/where/words/fr.ts'
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

/** The text of scripts of saves, trips and offline guides in French. */
export const toolWordsFr: CompleteToolWords<typeof translations> = translations
