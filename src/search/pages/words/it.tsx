import { formatNumber } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import { it as search } from '#src/search/words/it.ts'
import type { en } from './en.tsx'

const pageSuffix = ({ page, pages }: { readonly page: number; readonly pages: number }): string =>
  page > 1 ? `, pagina ${page} di ${pages}` : ''
const resultsFor = (query: string, total: number): string =>
  query === '' ? search.resultCount(total) : `${search.resultCount(total)} per «${query}»`

export const it = {
  title: 'Ricerca',
  form: 'Tutto Fernway',
  searching: 'Ricerca in corso…',
  filters: {
    kind: 'Tipo',
    allKinds: 'Tutti i tipi',
    continent: 'Continente',
    allContinents: 'Tutti i continenti',
  },
  status: {
    unavailable: 'La ricerca ora non è disponibile. Riprova tra un minuto, oppure sfoglia i continenti.',
    prompt: 'Scrivi un paese, una città o una regione. Valgono anche i nomi in altre lingue.',
    allPages: (total, place) => `Tutta la guida: ${formatNumber('it', total)} pagine${pageSuffix(place)}`,
    filteredPages: (total, place) => `${formatNumber('it', total)} pagine da sfogliare${pageSuffix(place)}`,
    results: (query, total, place) => `${resultsFor(query, total)}${pageSuffix(place)}`,
    noPage: (query, total, { page, pages }) =>
      `Qui non c’è una pagina ${page}: ${resultsFor(query, total)}, ${pages === 1 ? 'tutto in una pagina' : `in ${pages} pagine`}.`,
    none: (query) => `Niente per «${query}». Controlla come si scrive, o cerca il paese in cui si trova.`,
    partial: (query) => `Nessuna pagina contiene tutto «${query}». Queste ne contengono una parte.`,
    corrected: (query, link) => (
      <>
        Niente per «{query}». Intendevi {link}?
      </>
    ),
    correctedResults: (query, total, literalLink) => (
      <>
        {`${search.resultCount(total)} per ${query}. `}
        {literalLink}
      </>
    ),
    searchLiterally: (query) => `Cerca proprio «${query}»`,
    didYouMean: (link) => <>Intendevi {link}?</>,
    titlesOnly:
      'La ricerca completa ora non è disponibile, quindi questi risultati corrispondono solo al titolo. Riprova tra poco.',
  },
  results: {
    inEnglish: 'In inglese',
    list: 'Risultati',
    otherName: (name) => <>Altro nome: {name}</>,
    landmark: (name) => <>Con {name}</>,
    withoutFilters: 'Tutti i risultati, senza filtri',
    destinations: 'Tutte le destinazioni',
    suggestionsToStart: 'Oppure comincia da uno di questi',
    suggestions: 'Luoghi che potrebbero piacerti',
  },
  pagination: {
    label: 'Pagine dei risultati',
    previous: 'Precedente',
    next: 'Successiva',
    position: ({ page, pages }) => `Pagina ${page} di ${pages}`,
  },
  rateLimited: {
    message: 'Nell’ultimo minuto dalla tua rete sono arrivate molte ricerche.',
    advice: 'Aspetta un momento e cerca di nuovo.',
  },
} satisfies Translation<typeof en>
