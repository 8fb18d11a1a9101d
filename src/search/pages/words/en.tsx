import type { ReactNode } from 'react'
import { formatNumber } from '#isomorphic/words/formats.ts'
import { en as search } from '#src/search/words/en.ts'

/** A page of results that exists: from 1 to the number of pages. */
type PageOfResults = { readonly page: number; readonly pages: number }

const pageSuffix = ({ page, pages }: PageOfResults): string => (page > 1 ? `, page ${page} of ${pages}` : '')

/** English text in the components of the search page. */
export const en = {
  title: 'Search',
  form: 'All of Fernway',
  searching: 'Searching…',
  filters: {
    kind: 'Kind',
    allKinds: 'All kinds',
    continent: 'Continent',
    allContinents: 'Everywhere',
  },
  status: {
    unavailable: 'Search is unavailable at the moment. Try again in a minute, or browse by continent.',
    prompt: 'Try a country, a city or a region. Names in other languages work too.',
    allPages: (total: number, place: PageOfResults) =>
      `Everything in the guide: ${formatNumber('en', total)} pages${pageSuffix(place)}`,
    filteredPages: (total: number, place: PageOfResults) =>
      `${formatNumber('en', total)} pages to browse${pageSuffix(place)}`,
    results: (query: string, total: number, place: PageOfResults) =>
      `${search.resultCount(total)} for “${query}”${pageSuffix(place)}`,
    noPage: (query: string, total: number, { page, pages }: PageOfResults) => {
      const results = query === '' ? search.resultCount(total) : `${search.resultCount(total)} for “${query}”`
      return `There is no page ${page} here: ${results}, ${pages === 1 ? 'all on one page' : `on ${pages} pages`}.`
    },
    none: (query: string) =>
      `Nothing for “${query}” here. Check the spelling, or try the country it lies in.`,
    partial: (query: string) => `No page has all of “${query}”. These have some of it.`,
    corrected: (query: string, link: ReactNode) => (
      <>
        No results for “{query}”. Did you mean {link}?
      </>
    ),
    correctedResults: (query: string, total: number, literalLink: ReactNode) => (
      <>
        {`${search.resultCount(total)} for ${query}. `}
        {literalLink}
      </>
    ),
    searchLiterally: (query: string) => `Search for “${query}” instead`,
    didYouMean: (link: ReactNode) => <>Did you mean {link}?</>,
    titlesOnly:
      'Full search is unavailable at the moment, so these are matches by title only. Try again soon.',
  },
  results: {
    /** Heading of results whose text is in English, on pages in other languages. */
    inEnglish: 'In English',
    list: 'Results',
    otherName: (name: ReactNode) => <>Also called {name}</>,
    landmark: (name: ReactNode) => <>With {name}</>,
    withoutFilters: 'All results, without filters',
    destinations: 'All destinations',
    suggestionsToStart: 'Or start with one of these',
    suggestions: 'Places you might like',
  },
  pagination: {
    label: 'Pages of results',
    previous: 'Previous',
    next: 'Next',
    position: ({ page, pages }: PageOfResults) => `Page ${page} of ${pages}`,
  },
  rateLimited: {
    message: 'Many searches have come from your network in the last minute.',
    advice: 'Wait a moment, then search again.',
  },
}
