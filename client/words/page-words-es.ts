import { es as islandError } from '#client/kit/words/es.ts'
import { es as mapControls } from '#client/maps/words/es.ts'
import { consentStatusEs as consentStatus } from '#client/measuring/words/consent-status-es.ts'
import { es as measuringClient } from '#client/measuring/words/es.ts'
import { es as newsletterForm } from '#client/newsletter/words/es.tsx'
import { changePanelEs as changePanel } from '#client/saves/words/es/change-panel-es.ts'
import { confirmSignOutEs as confirmSignOut } from '#client/saves/words/es/confirm-sign-out-es.ts'
import { deviceListEs as deviceList } from '#client/saves/words/es/device-list-es.ts'
import { pressResultEs as pressResult } from '#client/saves/words/es/press-result-es.ts'
import { saveButtonsEs as saveButtons } from '#client/saves/words/es/save-buttons-es.ts'
import { es as suggestions } from '#client/search/words/es.ts'
import { es as siteClient } from '#client/site/words/es.ts'
import { es as downloadButton } from '#isomorphic/offline/words/es.ts'
import type { CompletePageWords, PageTranslations } from './browser-translations.ts'

const translations = {
  changePanel,
  confirmSignOut,
  consentStatus,
  deviceList,
  downloadButton,
  islandError,
  mapControls,
  measuringClient,
  newsletterForm,
  pressResult,
  saveButtons,
  siteClient,
  suggestions,
} satisfies PageTranslations

/** The text of scripts of any page in Spanish. */
export const pageWordsEs: CompletePageWords<typeof translations> = translations
