import type { Translation } from '#isomorphic/words/translation.ts'
import type { countriesEn } from './countries-en.ts'

/** Italian text of the page of countries. */
export const countriesIt = {
  title: 'Paesi',
  lead: 'I paesi che conosci già e quelli in cui vuoi andare. Li vedi solo tu.',
  lists: 'Le tue liste',
  loading: 'Caricamento della mappa…',
  map: (been, wanted) => `Mappamondo: paesi visitati, ${been}; paesi in cui vuoi andare, ${wanted}`,
  attribution: 'Natural Earth. Confini come sulle carte, senza prendere posizione.',
  been: 'Già visitati',
  wanted: 'Ci voglio andare',
  noneBeen: 'Ancora nessun paese segnato.',
  noneWanted: 'Ancora nessun paese in cui vuoi andare.',
  unmark: (country, list) => `Rimuovi da «${list}»: ${country}`,
  country: 'Paese',
  markBeen: 'Lo conosco già',
  markWanted: 'Ci voglio andare',
} satisfies Translation<typeof countriesEn>
