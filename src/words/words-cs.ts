import { cs as newsletterForm } from '#client/newsletter/words/cs.tsx'
import { cs as downloadButton } from '#isomorphic/offline/words/cs.ts'
import { cs as listFile } from '#isomorphic/saves/words/cs.ts'
import { cs as overlandHours } from '#isomorphic/travel-graph/words/cs.ts'
import { cs as trip } from '#isomorphic/trips/words/cs.ts'
import { tripFileCs as tripFile } from '#isomorphic/trips/words/trip-file-cs.ts'
import { tripFilesCs as tripFiles } from '#isomorphic/trips/words/trip-files-cs.ts'
import { tripMapCs as tripMap } from '#isomorphic/trips/words/trip-map-cs.ts'
import { cs as reason } from '#isomorphic/where/words/cs.ts'
import { cs as account } from '#src/account/words/cs.tsx'
import { cs as archive } from '#src/campaigns/archive/words/cs.ts'
import { cs as campaignMail } from '#src/campaigns/mails/words/cs.ts'
import { cs as catalogue } from '#src/catalogue/words/cs.ts'
import { cs as destination } from '#src/guide/destination/words/cs.tsx'
import { cs as feeds } from '#src/guide/feeds/words/cs.ts'
import { cs as information } from '#src/guide/information/words/cs.ts'
import { cs as lists } from '#src/guide/lists/words/cs.tsx'
import { cs as notFound } from '#src/guide/not-found/words/cs.ts'
import { cs as story } from '#src/guide/story/words/cs.tsx'
import { cs as http } from '#src/http/words/cs.ts'
import { cs as library } from '#src/library/words/cs.tsx'
import { cs as maps } from '#src/maps/words/cs.ts'
import { cs as measuring } from '#src/measuring/words/cs.tsx'
import { cs as mistakes } from '#src/mistakes/words/cs.ts'
import { cs as newsletterMail } from '#src/newsletter/mails/words/cs.ts'
import { cs as newsletter } from '#src/newsletter/words/cs.tsx'
import { cs as offline } from '#src/offline/words/cs.ts'
import { cs as photographs } from '#src/photographs/words/cs.ts'
import { cs as savesPages } from '#src/saves/pages/words/cs.tsx'
import { cs as saves } from '#src/saves/words/cs.ts'
import { cs as searchPages } from '#src/search/pages/words/cs.tsx'
import { cs as search } from '#src/search/words/cs.ts'
import { cs as signIn } from '#src/sign-in/words/cs.ts'
import { cs as site } from '#src/site/words/cs.tsx'
import { cs as trips } from '#src/trips/words/cs.ts'
import { tripImportCs as tripImport } from '#src/trips/words/trip-import-cs.ts'
import { cs as where } from '#src/where/words/cs.tsx'
import { cs as rules } from '#src/where/words/rules-cs.ts'
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

/** The interface's text in Czech. */
export const words: WithAllParameters<typeof translations> = translations
