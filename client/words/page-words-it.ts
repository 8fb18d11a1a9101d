import { it as islandError } from '#client/kit/words/it.ts'
import { it as mapControls } from '#client/maps/words/it.ts'
import { consentStatusIt as consentStatus } from '#client/measuring/words/consent-status-it.ts'
import { it as measuringClient } from '#client/measuring/words/it.ts'
import { it as newsletterForm } from '#client/newsletter/words/it.tsx'
import { changePanelIt as changePanel } from '#client/saves/words/it/change-panel-it.ts'
import { confirmSignOutIt as confirmSignOut } from '#client/saves/words/it/confirm-sign-out-it.ts'
import { deviceListIt as deviceList } from '#client/saves/words/it/device-list-it.ts'
import { pressResultIt as pressResult } from '#client/saves/words/it/press-result-it.ts'
import { saveButtonsIt as saveButtons } from '#client/saves/words/it/save-buttons-it.ts'
import { it as suggestions } from '#client/search/words/it.ts'
import { it as siteClient } from '#client/site/words/it.ts'
import { it as downloadButton } from '#isomorphic/offline/words/it.ts'
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

/** The text of scripts of any page in Italian. */
export const pageWordsIt: CompletePageWords<typeof translations> = translations
