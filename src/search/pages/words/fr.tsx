import { formatNumber } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import { fr as search } from '#src/search/words/fr.ts'
import type { en } from './en.tsx'

const pageSuffix = ({ page, pages }: { readonly page: number; readonly pages: number }): string =>
  page > 1 ? `, page ${page} sur ${pages}` : ''
const resultsFor = (query: string, total: number): string =>
  query === '' ? search.resultCount(total) : `${search.resultCount(total)} pour «\u00a0${query}\u00a0»`

export const fr = {
  title: 'Recherche',
  form: 'Tout Fernway',
  searching: 'Recherche en cours…',
  filters: {
    kind: 'Type',
    allKinds: 'Tous les types',
    continent: 'Continent',
    allContinents: 'Partout',
  },
  status: {
    unavailable:
      'La recherche est indisponible pour l’instant. Réessaie dans une minute, ou parcours les continents.',
    prompt: 'Tape un pays, une ville ou une région. Les noms dans d’autres langues marchent aussi.',
    allPages: (total, place) => `Tout le guide\u00a0: ${formatNumber('fr', total)} pages${pageSuffix(place)}`,
    filteredPages: (total, place) => `${formatNumber('fr', total)} pages à parcourir${pageSuffix(place)}`,
    results: (query, total, place) => `${resultsFor(query, total)}${pageSuffix(place)}`,
    noPage: (query, total, { page, pages }) =>
      `Il n’y a pas de page ${page} ici\u00a0: ${resultsFor(query, total)}, ${pages === 1 ? 'tout sur une page' : `sur ${pages} pages`}.`,
    none: (query) =>
      `Rien pour «\u00a0${query}\u00a0». Vérifie l’orthographe, ou cherche le pays où se trouve ce lieu.`,
    partial: (query) =>
      `Aucune page ne contient tout «\u00a0${query}\u00a0». Celles-ci en contiennent une partie.`,
    corrected: (query, link) => (
      <>
        {`Rien pour «\u00a0${query}\u00a0». Voulais-tu dire `}
        {link}
        {'\u202f?'}
      </>
    ),
    correctedResults: (query, total, literalLink) => (
      <>
        {`${search.resultCount(total)} pour ${query}. `}
        {literalLink}
      </>
    ),
    searchLiterally: (query) => `Chercher «\u00a0${query}\u00a0» quand même`,
    didYouMean: (link) => (
      <>
        Voulais-tu dire {link}
        {'\u202f?'}
      </>
    ),
    titlesOnly:
      'La recherche complète est indisponible pour l’instant\u00a0: voici ce qui correspond par le titre seul. Réessaie bientôt.',
  },
  results: {
    inEnglish: 'En anglais',
    list: 'Résultats',
    otherName: (name) => <>Autre nom : {name}</>,
    landmark: (name) => <>Avec {name}</>,
    withoutFilters: 'Tous les résultats, sans filtre',
    destinations: 'Toutes les destinations',
    suggestionsToStart: 'Ou commence par l’un de ces lieux',
    suggestions: 'Des lieux qui pourraient te plaire',
  },
  pagination: {
    label: 'Pages de résultats',
    previous: 'Précédent',
    next: 'Suivant',
    position: ({ page, pages }) => `Page ${page} sur ${pages}`,
  },
  rateLimited: {
    message: 'Beaucoup de recherches sont venues de ton réseau en une minute.',
    advice: 'Attends un instant, puis cherche de nouveau.',
  },
} satisfies Translation<typeof en>
