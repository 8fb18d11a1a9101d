import type { PageRow } from '#src/site/page-row.ts'
import { parseSuggestQuery } from './rules/suggest-query.ts'

export const SEARCH_PAGES: readonly PageRow[] = [
  {
    path: '/search',
    caching: 'streamed',
    isOpenToThirdParties: true,
    stylesheet: 'account',
    name: 'Search',
    otherNames: ['find'],
    samples: {
      search: '/search?q=lisbon',
      'search narrowed and turned over': '/search?q=island&kind=country&page=2',
      'search with a misspelling': '/search?q=Moroco',
      'browsing all': '/search',
      'search without result': '/search?q=xyzzyqq',
    },
  },
  { path: '/api/suggest', caching: 'public', cacheKeyQuery: { q: parseSuggestQuery }, isFile: true },
]
