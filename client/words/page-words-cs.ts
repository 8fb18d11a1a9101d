import { cs as islandError } from '#client/kit/words/cs.ts'
import { cs as mapControls } from '#client/maps/words/cs.ts'
import { consentStatusCs as consentStatus } from '#client/measuring/words/consent-status-cs.ts'
import { cs as measuringClient } from '#client/measuring/words/cs.ts'
import { cs as newsletterForm } from '#client/newsletter/words/cs.tsx'
import { changePanelCs as changePanel } from '#client/saves/words/cs/change-panel-cs.ts'
import { confirmSignOutCs as confirmSignOut } from '#client/saves/words/cs/confirm-sign-out-cs.ts'
import { deviceListCs as deviceList } from '#client/saves/words/cs/device-list-cs.ts'
import { pressResultCs as pressResult } from '#client/saves/words/cs/press-result-cs.ts'
import { saveButtonsCs as saveButtons } from '#client/saves/words/cs/save-buttons-cs.ts'
import { cs as suggestions } from '#client/search/words/cs.ts'
import { cs as siteClient } from '#client/site/words/cs.ts'
import { cs as downloadButton } from '#isomorphic/offline/words/cs.ts'
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

/** The text of scripts of any page in Czech. */
export const pageWordsCs: CompletePageWords<typeof translations> = translations
