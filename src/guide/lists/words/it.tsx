import { choosePlural, formatList, formatNumber } from '#isomorphic/words/formats.ts'
import { toMonth } from '#isomorphic/words/italian-prepositions.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.tsx'

const lead = 'I luoghi che l’anno prossimo valgono il viaggio, e come viverli al meglio.'

export const it = {
  home: {
    description:
      'Guide di paesi, regioni e città, ognuna con il suo manifesto: quando andare, come muoversi, che cosa mangiare e tre modi di passare le giornate.',
    card: 'Guide e manifesti di tutto il mondo',
    rank: (rank, count) => `Best in Travel, n. ${rank} di ${count}`,
    plan: (place) => `Prepara un viaggio: ${place}`,
    inSeason: (month) => `Di stagione ${toMonth(month)}`,
    explore: 'Scopri Best in Travel',
    rail: 'Best in Travel, i primi manifesti',
    topics: 'Di che cosa hai voglia?',
    allStories: 'Tutte le storie',
    stories: 'Nuove storie',
    continents: 'Comincia da un continente',
    closing: {
      heading: 'Oppure chiudi gli occhi e punta il dito',
      lead: 'Qui ogni paese ha la sua pagina, anche quelli che non finiscono mai in nessuna lista.',
      all: 'Tutte le destinazioni',
      credit: (name, path) => (
        <>
          Sul manifesto: <a href={path}>{name}</a>
        </>
      ),
    },
  },
  places: {
    heading: 'Destinazioni',
    description: (count) =>
      `${formatNumber('it', count)} paesi, regioni e città in dieci continenti, da quelli ovvi fino al capolinea del traghetto.`,
    lead: (count) =>
      `${formatNumber('it', count)} luoghi, da quelli che tutti conoscono a quelli dove arriva una barca alla settimana.`,
    count: (count) => (
      <>
        {count}
        <span className="visually-hidden">
          {` ${choosePlural('it', count, { one: 'luogo', other: 'luoghi' })}`}
        </span>
      </>
    ),
    all: (count, continent) => (
      <>
        {choosePlural('it', count, { one: '1 luogo', other: `Tutti e ${count} i luoghi` })}
        <span className="visually-hidden">{`: ${continent}`}</span>
      </>
    ),
  },
  continent: {
    title: (continent) => `${continent}: luoghi`,
    featured: 'Da dove cominceremmo',
    countries: 'Tutti i paesi, dalla A alla Z',
    depths:
      'Una guida completa contiene ciò che serve a un viaggio: tragitti e tempi, tre itinerari, denaro, acqua, salute, accesso senza gradini. Una guida breve dice perché e quando andare, come arrivare e muoversi, che cosa vedere e mangiare.',
    depth: { full: 'Guida completa', short: 'Guida breve' },
  },
  bestInTravel: {
    heading: 'Best in Travel',
    title: (category) => `Best in Travel: ${category}`,
    description:
      'I luoghi che l’anno prossimo valgono il viaggio: paesi, regioni, città, viaggi sostenibili e a buon prezzo, ognuno con la sua guida.',
    categoryDescription: (category, places, hasMore) =>
      `Best in Travel: ${category}: ${hasMore ? `${places.join(', ')} e altri` : formatList('it', places)}. Quando andare, come muoversi e tre modi di passare le giornate.`,
    lead,
    categoryLead: (category, count, total) => `${lead} ${category}: ${count} di ${total}.`,
    filter: 'Best in Travel per categoria',
    all: (total) => `Tutti e ${total}`,
    categories: {
      countries: 'Paesi',
      regions: 'Regioni',
      cities: 'Città',
      sustainable: 'Sostenibile',
      value: 'Buon prezzo',
    },
    rank: (rank) => `N. ${rank}`,
    tags: (place) => `Per che cosa: ${place}`,
  },
} satisfies Translation<typeof en>
