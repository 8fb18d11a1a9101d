import { liveFormsEs as liveForms } from '#client/kit/words/live-forms-es.ts'
import { es as offlineClient } from '#client/offline/words/es.ts'
import { accountListsEs as accountLists } from '#client/saves/words/es/account-lists-es.ts'
import { deviceSavesEs as deviceSaves } from '#client/saves/words/es/device-saves-es.ts'
import { keepGuidesEs as keepGuides } from '#client/saves/words/es/keep-guides-es.ts'
import { refusedChangesEs as refusedChanges } from '#client/saves/words/es/refused-changes-es.ts'
import { es as tripsClient } from '#client/trips/words/es.ts'
import { tripImportClientEs as tripImportClient } from '#client/trips/words/trip-import-client-es.ts'
import { tripToolsEs as tripTools } from '#client/trips/words/trip-tools-es.ts'
import { es as whereClient } from '#client/where/words/es.ts'
import { es as listFile } from '#isomorphic/saves/words/es.ts'
import { es as overlandHours } from '#isomorphic/travel-graph/words/es.ts'
import { es as trip } from '#isomorphic/trips/words/es.ts'
import { es as tripFile } from '#isomorphic/trips/words/trip-file-es.ts'
import { es as tripFiles } from '#isomorphic/trips/words/trip-files-es.ts'
import { tripMapEs as tripMap } from '#isomorphic/trips/words/trip-map-es.ts'
import { es as reason } from '#isomorphic/where/words/es.ts'
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

/** The text of scripts of saves, trips and offline guides in Spanish. */
export const toolWordsEs: CompleteToolWords<typeof translations> = translations
