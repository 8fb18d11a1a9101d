import { it as newsletterForm } from '#client/newsletter/words/it.tsx'
import { it as downloadButton } from '#isomorphic/offline/words/it.ts'
import { it as listFile } from '#isomorphic/saves/words/it.ts'
import { it as overlandHours } from '#isomorphic/travel-graph/words/it.ts'
import { it as trip } from '#isomorphic/trips/words/it.ts'
import { it as tripFile } from '#isomorphic/trips/words/trip-file-it.ts'
import { it as tripFiles } from '#isomorphic/trips/words/trip-files-it.ts'
import { tripMapIt as tripMap } from '#isomorphic/trips/words/trip-map-it.ts'
import { it as reason } from '#isomorphic/where/words/it.ts'
import { it as account } from '#src/account/words/it.tsx'
import { it as archive } from '#src/campaigns/archive/words/it.ts'
import { it as campaignMail } from '#src/campaigns/mails/words/it.ts'
import { it as catalogue } from '#src/catalogue/words/it.ts'
import { it as destination } from '#src/guide/destination/words/it.tsx'
import { it as feeds } from '#src/guide/feeds/words/it.ts'
import { it as information } from '#src/guide/information/words/it.ts'
import { it as lists } from '#src/guide/lists/words/it.tsx'
import { it as notFound } from '#src/guide/not-found/words/it.ts'
import { it as story } from '#src/guide/story/words/it.tsx'
import { it as http } from '#src/http/words/it.ts'
import { it as library } from '#src/library/words/it.tsx'
import { it as maps } from '#src/maps/words/it.ts'
import { it as measuring } from '#src/measuring/words/it.tsx'
import { it as mistakes } from '#src/mistakes/words/it.ts'
import { it as newsletterMail } from '#src/newsletter/mails/words/it.ts'
import { it as newsletter } from '#src/newsletter/words/it.tsx'
import { it as offline } from '#src/offline/words/it.ts'
import { it as photographs } from '#src/photographs/words/it.ts'
import { it as savesPages } from '#src/saves/pages/words/it.tsx'
import { it as saves } from '#src/saves/words/it.ts'
import { it as searchPages } from '#src/search/pages/words/it.tsx'
import { it as search } from '#src/search/words/it.ts'
import { it as signIn } from '#src/sign-in/words/it.ts'
import { it as site } from '#src/site/words/it.tsx'
import { it as trips } from '#src/trips/words/it.ts'
import { it as tripImport } from '#src/trips/words/trip-import-it.ts'
import { it as where } from '#src/where/words/it.tsx'
import { it as rules } from '#src/where/words/rules-it.ts'
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

/** The interface's text in Italian. */
export const words: WithAllParameters<typeof translations> = translations
