import type { NEWSLETTER_FORM_WORDS } from '#client/newsletter/words/newsletter-form-words.ts'
import type { DOWNLOAD_BUTTON_WORDS } from '#isomorphic/offline/words/download-button-words.ts'
import type { LIST_FILE_WORDS } from '#isomorphic/saves/words/list-file-words.ts'
import type { OVERLAND_HOURS_WORDS } from '#isomorphic/travel-graph/words/overland-hours-words.ts'
import type { TRIP_FILE_WORDS } from '#isomorphic/trips/words/trip-file-words.ts'
import type { TRIP_FILES_WORDS } from '#isomorphic/trips/words/trip-files-words.ts'
import type { TRIP_MAP_WORDS } from '#isomorphic/trips/words/trip-map-words.ts'
import type { TRIP_WORDS } from '#isomorphic/trips/words/trip-words.ts'
import type { REASON_WORDS } from '#isomorphic/where/words/reason-words.ts'
import type { ACCOUNT_WORDS } from '#src/account/words/account-words.ts'
import type { ARCHIVE_WORDS } from '#src/campaigns/archive/words/archive-words.ts'
import type { CAMPAIGN_MAIL_WORDS } from '#src/campaigns/mails/words/campaign-mail-words.ts'
import type { CATALOGUE_WORDS } from '#src/catalogue/words/catalogue-words.ts'
import type { DESTINATION_WORDS } from '#src/guide/destination/words/destination-words.ts'
import type { FEEDS_WORDS } from '#src/guide/feeds/words/feeds-words.ts'
import type { INFORMATION_WORDS } from '#src/guide/information/words/information-words.ts'
import type { LISTS_WORDS } from '#src/guide/lists/words/lists-words.ts'
import type { NOT_FOUND_WORDS } from '#src/guide/not-found/words/not-found-words.ts'
import type { STORY_WORDS } from '#src/guide/story/words/story-words.ts'
import type { HTTP_WORDS } from '#src/http/words/http-words.ts'
import type { LIBRARY_WORDS } from '#src/library/words/library-words.ts'
import type { MAPS_WORDS } from '#src/maps/words/maps-words.ts'
import type { MEASURING_WORDS } from '#src/measuring/words/measuring-words.ts'
import type { MISTAKES_WORDS } from '#src/mistakes/words/mistakes-words.ts'
import type { NEWSLETTER_MAIL_WORDS } from '#src/newsletter/mails/words/newsletter-mail-words.ts'
import type { NEWSLETTER_WORDS } from '#src/newsletter/words/newsletter-words.ts'
import type { OFFLINE_WORDS } from '#src/offline/words/offline-words.ts'
import type { PHOTOGRAPHS_WORDS } from '#src/photographs/words/photographs-words.ts'
import type { SAVES_PAGES_WORDS } from '#src/saves/pages/words/saves-pages-words.ts'
import type { SAVES_WORDS } from '#src/saves/words/saves-words.ts'
import type { SEARCH_PAGES_WORDS } from '#src/search/pages/words/search-pages-words.ts'
import type { SEARCH_WORDS } from '#src/search/words/search-words.ts'
import type { SIGN_IN_WORDS } from '#src/sign-in/words/sign-in-words.ts'
import type { SITE_WORDS } from '#src/site/words/site-words.ts'
import type { TRIP_IMPORT_WORDS } from '#src/trips/words/trip-import-words.ts'
import type { TRIPS_WORDS } from '#src/trips/words/trips-words.ts'
import type { RULES_WORDS } from '#src/where/words/rules-words.ts'
import type { WHERE_WORDS } from '#src/where/words/where-words.ts'

/**
 * Every catalogue that is translated, by its id: the text that visitors see. Operators' pages below /desk and the text
 * of scripts (client/words) are not in it.
 */
export type Catalogues = {
  readonly account: typeof ACCOUNT_WORDS
  readonly archive: typeof ARCHIVE_WORDS
  readonly campaignMail: typeof CAMPAIGN_MAIL_WORDS
  readonly catalogue: typeof CATALOGUE_WORDS
  readonly destination: typeof DESTINATION_WORDS
  readonly downloadButton: typeof DOWNLOAD_BUTTON_WORDS
  readonly feeds: typeof FEEDS_WORDS
  readonly http: typeof HTTP_WORDS
  readonly information: typeof INFORMATION_WORDS
  readonly library: typeof LIBRARY_WORDS
  readonly listFile: typeof LIST_FILE_WORDS
  readonly lists: typeof LISTS_WORDS
  readonly maps: typeof MAPS_WORDS
  readonly measuring: typeof MEASURING_WORDS
  readonly mistakes: typeof MISTAKES_WORDS
  readonly newsletter: typeof NEWSLETTER_WORDS
  readonly newsletterForm: typeof NEWSLETTER_FORM_WORDS
  readonly newsletterMail: typeof NEWSLETTER_MAIL_WORDS
  readonly notFound: typeof NOT_FOUND_WORDS
  readonly offline: typeof OFFLINE_WORDS
  readonly overlandHours: typeof OVERLAND_HOURS_WORDS
  readonly photographs: typeof PHOTOGRAPHS_WORDS
  readonly reason: typeof REASON_WORDS
  readonly rules: typeof RULES_WORDS
  readonly saves: typeof SAVES_WORDS
  readonly savesPages: typeof SAVES_PAGES_WORDS
  readonly search: typeof SEARCH_WORDS
  readonly searchPages: typeof SEARCH_PAGES_WORDS
  readonly signIn: typeof SIGN_IN_WORDS
  readonly site: typeof SITE_WORDS
  readonly story: typeof STORY_WORDS
  readonly trip: typeof TRIP_WORDS
  readonly tripFile: typeof TRIP_FILE_WORDS
  readonly tripFiles: typeof TRIP_FILES_WORDS
  readonly tripMap: typeof TRIP_MAP_WORDS
  readonly tripImport: typeof TRIP_IMPORT_WORDS
  readonly trips: typeof TRIPS_WORDS
  readonly where: typeof WHERE_WORDS
}
