import { es as newsletterForm } from '#client/newsletter/words/es.tsx'
import { es as downloadButton } from '#isomorphic/offline/words/es.ts'
import { es as listFile } from '#isomorphic/saves/words/es.ts'
import { es as overlandHours } from '#isomorphic/travel-graph/words/es.ts'
import { es as trip } from '#isomorphic/trips/words/es.ts'
import { es as tripFile } from '#isomorphic/trips/words/trip-file-es.ts'
import { es as tripFiles } from '#isomorphic/trips/words/trip-files-es.ts'
import { tripMapEs as tripMap } from '#isomorphic/trips/words/trip-map-es.ts'
import { es as reason } from '#isomorphic/where/words/es.ts'
import { es as account } from '#src/account/words/es.tsx'
import { es as archive } from '#src/campaigns/archive/words/es.ts'
import { es as campaignMail } from '#src/campaigns/mails/words/es.ts'
import { es as catalogue } from '#src/catalogue/words/es.ts'
import { es as destination } from '#src/guide/destination/words/es.tsx'
import { es as feeds } from '#src/guide/feeds/words/es.ts'
import { es as information } from '#src/guide/information/words/es.ts'
import { es as lists } from '#src/guide/lists/words/es.tsx'
import { es as notFound } from '#src/guide/not-found/words/es.ts'
import { es as story } from '#src/guide/story/words/es.tsx'
import { es as http } from '#src/http/words/es.ts'
import { es as library } from '#src/library/words/es.tsx'
import { es as maps } from '#src/maps/words/es.ts'
import { es as measuring } from '#src/measuring/words/es.tsx'
import { es as mistakes } from '#src/mistakes/words/es.ts'
import { es as newsletterMail } from '#src/newsletter/mails/words/es.ts'
import { es as newsletter } from '#src/newsletter/words/es.tsx'
import { es as offline } from '#src/offline/words/es.ts'
import { es as photographs } from '#src/photographs/words/es.ts'
import { es as savesPages } from '#src/saves/pages/words/es.tsx'
import { es as saves } from '#src/saves/words/es.ts'
import { es as searchPages } from '#src/search/pages/words/es.tsx'
import { es as search } from '#src/search/words/es.ts'
import { es as signIn } from '#src/sign-in/words/es.ts'
import { es as site } from '#src/site/words/es.tsx'
import { es as trips } from '#src/trips/words/es.ts'
import { es as tripImport } from '#src/trips/words/trip-import-es.ts'
import { es as where } from '#src/where/words/es.tsx'
import { es as rules } from '#src/where/words/rules-es.ts'
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

/** The interface's text in Spanish. */
export const words: WithAllParameters<typeof translations> = translations
