import { formatNumber } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import { de as search } from '#src/search/words/de.ts'
import type { en } from './en.tsx'

const pageSuffix = ({ page, pages }: { readonly page: number; readonly pages: number }): string =>
  page > 1 ? `, Seite ${page} von ${pages}` : ''

export const de = {
  title: 'Suche',
  form: 'Ganz Fernway',
  searching: 'Wird gesucht …',
  filters: {
    kind: 'Art',
    allKinds: 'Alle Kategorien',
    continent: 'Kontinent',
    allContinents: 'Überall',
  },
  status: {
    unavailable:
      'Die Suche ist gerade nicht verfügbar. Versuch es in einer Minute noch einmal oder stöbere nach Kontinenten.',
    prompt: 'Gib ein Land, eine Stadt oder eine Region ein, gern auch in einer anderen Sprache.',
    allPages: (total, place) =>
      `Der ganze Reiseführer: ${formatNumber('de', total)} Seiten${pageSuffix(place)}`,
    filteredPages: (total, place) => `${formatNumber('de', total)} Seiten zum Stöbern${pageSuffix(place)}`,
    results: (query, total, place) => `${search.resultCount(total)} für „${query}“${pageSuffix(place)}`,
    noPage: (query, total, { page, pages }) => {
      const results = query === '' ? search.resultCount(total) : `${search.resultCount(total)} für „${query}“`
      return `Eine Seite ${page} gibt es hier nicht: ${results}, ${pages === 1 ? 'alle auf einer Seite' : `auf ${pages} Seiten`}.`
    },
    none: (query) =>
      `Zu „${query}“ gibt es nichts. Prüf die Schreibweise oder such nach dem Land, in dem der Ort liegt.`,
    partial: (query) => `Alles aus „${query}“ enthält keine Seite. Diese enthalten einen Teil davon.`,
    corrected: (query, link) => (
      <>
        Nichts zu „{query}“. Meintest du {link}?
      </>
    ),
    correctedResults: (query, total, literalLink) => (
      <>
        {`${search.resultCount(total)} für ${query}. `}
        {literalLink}
      </>
    ),
    searchLiterally: (query) => `Stattdessen nach „${query}“ suchen`,
    didYouMean: (link) => <>Meintest du {link}?</>,
    titlesOnly:
      'Die vollständige Suche ist gerade nicht verfügbar; hier stehen nur Treffer im Titel. Versuch es bald noch einmal.',
  },
  results: {
    inEnglish: 'Auf Englisch',
    list: 'Treffer',
    otherName: (name) => <>Auch bekannt als {name}</>,
    landmark: (name) => <>Mit {name}</>,
    withoutFilters: 'Alle Treffer, ohne Filter',
    destinations: 'Alle Reiseziele',
    suggestionsToStart: 'Oder fang mit einem von diesen an',
    suggestions: 'Orte, die dir gefallen könnten',
  },
  pagination: {
    label: 'Trefferseiten',
    previous: 'Zurück',
    next: 'Weiter',
    position: ({ page, pages }) => `Seite ${page} von ${pages}`,
  },
  rateLimited: {
    message: 'Aus deinem Netz kamen in der letzten Minute sehr viele Suchanfragen.',
    advice: 'Warte einen Moment und such dann weiter.',
  },
} satisfies Translation<typeof en>
