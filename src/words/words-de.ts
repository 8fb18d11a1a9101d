import { de as newsletterForm } from '#client/newsletter/words/de.tsx'
import { de as downloadButton } from '#isomorphic/offline/words/de.ts'
import { de as listFile } from '#isomorphic/saves/words/de.ts'
import { de as overlandHours } from '#isomorphic/travel-graph/words/de.ts'
import { de as trip } from '#isomorphic/trips/words/de.ts'
import { tripFileDe as tripFile } from '#isomorphic/trips/words/trip-file-de.ts'
import { tripFilesDe as tripFiles } from '#isomorphic/trips/words/trip-files-de.ts'
import { tripMapDe as tripMap } from '#isomorphic/trips/words/trip-map-de.ts'
import { de as reason } from '#isomorphic/where/words/de.ts'
import { de as account } from '#src/account/words/de.tsx'
import { de as archive } from '#src/campaigns/archive/words/de.ts'
import { de as campaignMail } from '#src/campaigns/mails/words/de.ts'
import { de as catalogue } from '#src/catalogue/words/de.ts'
import { de as destination } from '#src/guide/destination/words/de.tsx'
import { de as feeds } from '#src/guide/feeds/words/de.ts'
import { de as information } from '#src/guide/information/words/de.ts'
import { de as lists } from '#src/guide/lists/words/de.tsx'
import { de as notFound } from '#src/guide/not-found/words/de.ts'
import { de as story } from '#src/guide/story/words/de.tsx'
import { de as http } from '#src/http/words/de.ts'
import { de as library } from '#src/library/words/de.tsx'
import { de as maps } from '#src/maps/words/de.ts'
import { de as measuring } from '#src/measuring/words/de.tsx'
import { de as mistakes } from '#src/mistakes/words/de.ts'
import { de as newsletterMail } from '#src/newsletter/mails/words/de.ts'
import { de as newsletter } from '#src/newsletter/words/de.tsx'
import { de as offline } from '#src/offline/words/de.ts'
import { de as photographs } from '#src/photographs/words/de.ts'
import { de as savesPages } from '#src/saves/pages/words/de.tsx'
import { de as saves } from '#src/saves/words/de.ts'
import { de as searchPages } from '#src/search/pages/words/de.tsx'
import { de as search } from '#src/search/words/de.ts'
import { de as signIn } from '#src/sign-in/words/de.ts'
import { de as site } from '#src/site/words/de.tsx'
import { de as trips } from '#src/trips/words/de.ts'
import { tripImportDe as tripImport } from '#src/trips/words/trip-import-de.ts'
import { de as where } from '#src/where/words/de.tsx'
import { de as rules } from '#src/where/words/rules-de.ts'
import type { Translations, WithAllParameters } from './translations.ts'

const translations = {
  newsletterForm,
  account,
  archive,
  campaignMail,
  catalogue,
  destination,
  downloadButton,
  feeds,
  http,
  information,
  library,
  listFile,
  lists,
  maps,
  measuring,
  mistakes,
  newsletter,
  newsletterMail,
  notFound,
  offline,
  overlandHours,
  photographs,
  reason,
  rules,
  saves,
  savesPages,
  search,
  searchPages,
  signIn,
  site,
  story,
  trip,
  tripFile,
  tripFiles,
  tripMap,
  tripImport,
  trips,
  where,
} satisfies Translations

/** The interface's text in German. */
export const words: WithAllParameters<typeof translations> = translations
