import type { ISLAND_ERROR_WORDS } from '#client/kit/words/island-error-words.ts'
import type { LIVE_FORMS_WORDS } from '#client/kit/words/live-forms-words.ts'
import type { MAP_CONTROLS_WORDS } from '#client/maps/words/map-controls-words.ts'
import type { CONSENT_STATUS_WORDS } from '#client/measuring/words/consent-status-words.ts'
import type { MEASURING_CLIENT_WORDS } from '#client/measuring/words/measuring-client-words.ts'
import type { NEWSLETTER_FORM_WORDS } from '#client/newsletter/words/newsletter-form-words.ts'
import type { OFFLINE_CLIENT_WORDS } from '#client/offline/words/offline-client-words.ts'
import type { ACCOUNT_LISTS_WORDS } from '#client/saves/words/account-lists-words.ts'
import type { CHANGE_PANEL_WORDS } from '#client/saves/words/change-panel-words.ts'
import type { CONFIRM_SIGN_OUT_WORDS } from '#client/saves/words/confirm-sign-out-words.ts'
import type { DEVICE_LIST_WORDS } from '#client/saves/words/device-list-words.ts'
import type { DEVICE_SAVES_WORDS } from '#client/saves/words/device-saves-words.ts'
import type { KEEP_GUIDES_WORDS } from '#client/saves/words/keep-guides-words.ts'
import type { PRESS_RESULT_WORDS } from '#client/saves/words/press-result-words.ts'
import type { REFUSED_CHANGES_WORDS } from '#client/saves/words/refused-changes-words.ts'
import type { SAVE_BUTTONS_WORDS } from '#client/saves/words/save-buttons-words.ts'
import type { SUGGESTIONS_WORDS } from '#client/search/words/suggestions-words.ts'
import type { SITE_CLIENT_WORDS } from '#client/site/words/site-client-words.ts'
import type { TRIP_IMPORT_CLIENT_WORDS } from '#client/trips/words/trip-import-client-words.ts'
import type { TRIP_TOOLS_WORDS } from '#client/trips/words/trip-tools-words.ts'
import type { TRIPS_CLIENT_WORDS } from '#client/trips/words/trips-client-words.ts'
import type { WHERE_CLIENT_WORDS } from '#client/where/words/where-client-words.ts'
import type { DOWNLOAD_BUTTON_WORDS } from '#isomorphic/offline/words/download-button-words.ts'
import type { LIST_FILE_WORDS } from '#isomorphic/saves/words/list-file-words.ts'
import type { OVERLAND_HOURS_WORDS } from '#isomorphic/travel-graph/words/overland-hours-words.ts'
import type { TRIP_FILE_WORDS } from '#isomorphic/trips/words/trip-file-words.ts'
import type { TRIP_FILES_WORDS } from '#isomorphic/trips/words/trip-files-words.ts'
import type { TRIP_MAP_WORDS } from '#isomorphic/trips/words/trip-map-words.ts'
import type { TRIP_WORDS } from '#isomorphic/trips/words/trip-words.ts'
import type { REASON_WORDS } from '#isomorphic/where/words/reason-words.ts'
import type { LeftOutParameters, Translation } from '#isomorphic/words/translation.ts'

/** The catalogues that scripts of any page read, by id. */
type PageCatalogues = {
  readonly changePanel: typeof CHANGE_PANEL_WORDS
  readonly confirmSignOut: typeof CONFIRM_SIGN_OUT_WORDS
  readonly consentStatus: typeof CONSENT_STATUS_WORDS
  readonly deviceList: typeof DEVICE_LIST_WORDS
  readonly downloadButton: typeof DOWNLOAD_BUTTON_WORDS
  readonly islandError: typeof ISLAND_ERROR_WORDS
  readonly mapControls: typeof MAP_CONTROLS_WORDS
  readonly measuringClient: typeof MEASURING_CLIENT_WORDS
  readonly newsletterForm: typeof NEWSLETTER_FORM_WORDS
  readonly pressResult: typeof PRESS_RESULT_WORDS
  readonly saveButtons: typeof SAVE_BUTTONS_WORDS
  readonly siteClient: typeof SITE_CLIENT_WORDS
  readonly suggestions: typeof SUGGESTIONS_WORDS
}

/** Those that scripts of saves, trips and offline guides read, by id. */
type ToolCatalogues = {
  readonly accountLists: typeof ACCOUNT_LISTS_WORDS
  readonly deviceSaves: typeof DEVICE_SAVES_WORDS
  readonly keepGuides: typeof KEEP_GUIDES_WORDS
  readonly listFile: typeof LIST_FILE_WORDS
  readonly liveForms: typeof LIVE_FORMS_WORDS
  readonly offlineClient: typeof OFFLINE_CLIENT_WORDS
  readonly overlandHours: typeof OVERLAND_HOURS_WORDS
  readonly reason: typeof REASON_WORDS
  readonly refusedChanges: typeof REFUSED_CHANGES_WORDS
  readonly trip: typeof TRIP_WORDS
  readonly tripFile: typeof TRIP_FILE_WORDS
  readonly tripFiles: typeof TRIP_FILES_WORDS
  readonly tripMap: typeof TRIP_MAP_WORDS
  readonly tripImportClient: typeof TRIP_IMPORT_CLIENT_WORDS
  readonly tripTools: typeof TRIP_TOOLS_WORDS
  readonly tripsClient: typeof TRIPS_CLIENT_WORDS
  readonly whereClient: typeof WHERE_CLIENT_WORDS
}

type TranslationsOf<Catalogues extends Readonly<Record<string, { readonly en: unknown }>>> = {
  readonly [Id in keyof Catalogues]?: Translation<Catalogues[Id]['en']>
}
type EnglishOf<Catalogues extends Readonly<Record<string, { readonly en: unknown }>>> = {
  readonly [Id in keyof Catalogues]: Catalogues[Id]['en']
}

/** The text of scripts of any page in one language; a catalogue that is absent is shown in English. */
export type PageTranslations = TranslationsOf<PageCatalogues>
/** The text of scripts of saves, trips and offline guides in one language. */
export type ToolTranslations = TranslationsOf<ToolCatalogues>

type Complete<Given, Missing> = [Missing] extends [never] ? Given : { readonly leavesOutParameters: Missing }

/** What `PageTranslations` must be besides: no function leaves out a parameter. The type error names it. */
export type CompletePageWords<Given> = Complete<Given, LeftOutParameters<EnglishOf<PageCatalogues>, Given>>
export type CompleteToolWords<Given> = Complete<Given, LeftOutParameters<EnglishOf<ToolCatalogues>, Given>>
