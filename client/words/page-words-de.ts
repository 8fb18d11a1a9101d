import { de as islandError } from '#client/kit/words/de.ts'
import { de as mapControls } from '#client/maps/words/de.ts'
import { consentStatusDe as consentStatus } from '#client/measuring/words/consent-status-de.ts'
import { de as measuringClient } from '#client/measuring/words/de.ts'
import { de as newsletterForm } from '#client/newsletter/words/de.tsx'
import { changePanelDe as changePanel } from '#client/saves/words/de/change-panel-de.ts'
import { confirmSignOutDe as confirmSignOut } from '#client/saves/words/de/confirm-sign-out-de.ts'
import { deviceListDe as deviceList } from '#client/saves/words/de/device-list-de.ts'
import { pressResultDe as pressResult } from '#client/saves/words/de/press-result-de.ts'
import { saveButtonsDe as saveButtons } from '#client/saves/words/de/save-buttons-de.ts'
import { de as suggestions } from '#client/search/words/de.ts'
import { de as siteClient } from '#client/site/words/de.ts'
import { de as downloadButton } from '#isomorphic/offline/words/de.ts'
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

/** The text of scripts of any page in German. */
export const pageWordsDe: CompletePageWords<typeof translations> = translations
