import { formatNumber } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import { es as search } from '#src/search/words/es.ts'
import type { en } from './en.tsx'

const pageSuffix = ({ page, pages }: { readonly page: number; readonly pages: number }): string =>
  page > 1 ? `, página ${page} de ${pages}` : ''
const resultsFor = (query: string, total: number): string =>
  query === '' ? search.resultCount(total) : `${search.resultCount(total)} para «${query}»`

export const es = {
  title: 'Búsqueda',
  form: 'Todo Fernway',
  searching: 'Buscando…',
  filters: {
    kind: 'Tipo',
    allKinds: 'Todos los tipos',
    continent: 'Continente',
    allContinents: 'En todas partes',
  },
  status: {
    unavailable: 'La búsqueda no está disponible ahora. Inténtalo en un minuto o recorre los continentes.',
    prompt: 'Escribe un país, una ciudad o una región. Los nombres en otros idiomas también valen.',
    allPages: (total, place) => `Toda la guía: ${formatNumber('es', total)} páginas${pageSuffix(place)}`,
    filteredPages: (total, place) =>
      `${formatNumber('es', total)} páginas para curiosear${pageSuffix(place)}`,
    results: (query, total, place) => `${resultsFor(query, total)}${pageSuffix(place)}`,
    noPage: (query, total, { page, pages }) =>
      `Aquí no hay página ${page}: ${resultsFor(query, total)}, ${pages === 1 ? 'todo en una página' : `en ${pages} páginas`}.`,
    none: (query) => `Sin resultados para «${query}». Revisa la ortografía o busca el país en el que está.`,
    partial: (query) => `Ninguna página tiene todo «${query}». Estas tienen una parte.`,
    corrected: (query, link) => (
      <>
        Sin resultados para «{query}». ¿Querías decir {link}?
      </>
    ),
    correctedResults: (query, total, literalLink) => (
      <>
        {`${search.resultCount(total)} para «${query}». `}
        {literalLink}
      </>
    ),
    searchLiterally: (query) => `Buscar «${query}» tal cual`,
    didYouMean: (link) => <>¿Querías decir {link}?</>,
    titlesOnly:
      'La búsqueda completa no está disponible ahora, así que solo se ha buscado en los títulos. Vuelve a probar en un rato.',
  },
  results: {
    inEnglish: 'En inglés',
    list: 'Resultados',
    otherName: (name) => <>Otro nombre: {name}</>,
    landmark: (name) => <>Con {name}</>,
    withoutFilters: 'Todos los resultados, sin filtros',
    destinations: 'Todos los destinos',
    suggestionsToStart: 'O empieza por uno de estos',
    suggestions: 'Lugares que te podrían gustar',
  },
  pagination: {
    label: 'Páginas de resultados',
    previous: 'Anterior',
    next: 'Siguiente',
    position: ({ page, pages }) => `Página ${page} de ${pages}`,
  },
  rateLimited: {
    message: 'En el último minuto han llegado muchas búsquedas desde tu red.',
    advice: 'Espera un momento y vuelve a buscar.',
  },
} satisfies Translation<typeof en>
