import { fr as islandError } from '#client/kit/words/fr.ts'
import { fr as mapControls } from '#client/maps/words/fr.ts'
import { consentStatusFr as consentStatus } from '#client/measuring/words/consent-status-fr.ts'
import { fr as measuringClient } from '#client/measuring/words/fr.ts'
import { fr as newsletterForm } from '#client/newsletter/words/fr.tsx'
import { changePanelFr as changePanel } from '#client/saves/words/fr/change-panel-fr.ts'
import { confirmSignOutFr as confirmSignOut } from '#client/saves/words/fr/confirm-sign-out-fr.ts'
import { deviceListFr as deviceList } from '#client/saves/words/fr/device-list-fr.ts'
import { pressResultFr as pressResult } from '#client/saves/words/fr/press-result-fr.ts'
import { saveButtonsFr as saveButtons } from '#client/saves/words/fr/save-buttons-fr.ts'
import { fr as suggestions } from '#client/search/words/fr.ts'
import { fr as siteClient } from '#client/site/words/fr.ts'
import { fr as downloadButton } from '#isomorphic/offline/words/fr.ts'
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

/** The text of scripts of any page in French. */
export const pageWordsFr: CompletePageWords<typeof translations> = translations
