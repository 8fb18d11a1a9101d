import { fr as newsletterForm } from '#client/newsletter/words/fr.tsx'
import { fr as downloadButton } from '#isomorphic/offline/words/fr.ts'
import { fr as listFile } from '#isomorphic/saves/words/fr.ts'
import { fr as overlandHours } from '#isomorphic/travel-graph/words/fr.ts'
import { fr as trip } from '#isomorphic/trips/words/fr.ts'
import { fr as tripFile } from '#isomorphic/trips/words/trip-file-fr.ts'
import { fr as tripFiles } from '#isomorphic/trips/words/trip-files-fr.ts'
import { tripMapFr as tripMap } from '#isomorphic/trips/words/trip-map-fr.ts'
import { fr as reason } from '#isomorphic/where/words/fr.ts'
import { fr as account } from '#src/account/words/fr.tsx'
import { fr as archive } from '#src/campaigns/archive/words/fr.ts'
import { fr as campaignMail } from '#src/campaigns/mails/words/fr.ts'
import { fr as catalogue } from '#src/catalogue/words/fr.ts'
import { fr as destination } from '#src/guide/destination/words/fr.tsx'
import { fr as feeds } from '#src/guide/feeds/words/fr.ts'
import { fr as information } from '#src/guide/information/words/fr.ts'
import { fr as lists } from '#src/guide/lists/words/fr.tsx'
import { fr as notFound } from '#src/guide/not-found/words/fr.ts'
import { fr as story } from '#src/guide/story/words/fr.tsx'
import { fr as http } from '#src/http/words/fr.ts'
import { fr as library } from '#src/library/words/fr.tsx'
import { fr as maps } from '#src/maps/words/fr.ts'
import { fr as measuring } from '#src/measuring/words/fr.tsx'
import { fr as mistakes } from '#src/mistakes/words/fr.ts'
import { fr as newsletterMail } from '#src/newsletter/mails/words/fr.ts'
import { fr as newsletter } from '#src/newsletter/words/fr.tsx'
import { fr as offline } from '#src/offline/words/fr.ts'
import { fr as photographs } from '#src/photographs/words/fr.ts'
import { fr as savesPages } from '#src/saves/pages/words/fr.tsx'
import { fr as saves } from '#src/saves/words/fr.ts'
import { fr as searchPages } from '#src/search/pages/words/fr.tsx'
import { fr as search } from '#src/search/words/fr.ts'
import { fr as signIn } from '#src/sign-in/words/fr.ts'
import { fr as site } from '#src/site/words/fr.tsx'
import { fr as trips } from '#src/trips/words/fr.ts'
import { fr as tripImport } from '#src/trips/words/trip-import-fr.ts'
import { fr as where } from '#src/where/words/fr.tsx'
import { fr as rules } from '#src/where/words/rules-fr.ts'
import type { Translations, WithAllParameters } from './translations.ts'

const translations = {
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
  newsletterForm,
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

/** The interface's text in French. */
export const words: WithAllParameters<typeof translations> = translations
