import { WHERE_FACTS_PATH } from '#isomorphic/where/where-facts-path.ts'
import { INTEREST_PATHS, MONTH_INTEREST_PATHS, MONTH_PATHS } from '#isomorphic/where/where-paths.ts'
import type { CacheKeyQuery } from '#src/http/rules/cache-key.ts'
import type { PageRow } from '#src/site/page-row.ts'
import { QUESTION_PARAMETERS } from './question-parameters.ts'

/** An answer to more than month and interest is computed on request and not cached: visitors can invent any number. */
const uncached = (): null => null
const QUESTION: CacheKeyQuery = Object.fromEntries(QUESTION_PARAMETERS.map((name) => [name, uncached]))

const withoutNames = (paths: readonly string[]): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(paths.map((path) => [path, []]))

const answerRow = (row: Pick<PageRow, 'path' | 'members' | 'samples'>): PageRow => ({
  ...row,
  caching: 'public',
  cacheKeyQuery: QUESTION,
  isInterfaceOnly: true,
  isInSitemap: true,
})

const WHERE_PAGE: PageRow = {
  ...answerRow({
    path: '/where',
    samples: {
      'where should I go': '/where',
      'where nothing fits':
        '/where/in/january/for/beaches?interest=deserts&warm=cold&step=1&continent=europe',
    },
  }),
  name: 'Where should I go?',
  otherNames: ['where to go', 'find a place', 'inspiration', 'explore', 'ideas'],
}
const WHERE_MONTH_PAGE: PageRow = answerRow({
  path: '/where/in/:month',
  members: withoutNames(MONTH_PATHS),
  samples: {
    'where in a month': '/where/in/may',
    'where with wishes': '/where/in/may?warm=warm&dry=1&from=vienna',
  },
})
const WHERE_INTEREST_PAGE: PageRow = answerRow({
  path: '/where/for/:interest',
  members: withoutNames(INTEREST_PATHS),
  samples: { 'where for an interest': '/where/for/islands' },
})
const WHERE_MONTH_INTEREST_PAGE: PageRow = answerRow({
  path: '/where/in/:month/for/:interest',
  members: withoutNames(MONTH_INTEREST_PATHS),
  samples: { 'where in a month for an interest': '/where/in/may/for/old-towns' },
})
const WHERE_RULES_PAGE: PageRow = {
  path: '/where/how',
  caching: 'public',
  isInterfaceOnly: true,
  isInSitemap: true,
  name: 'How places are chosen',
  samples: { 'how places are chosen': '/where/how' },
}
/** Places like another; of the guide, not of the visitor, so that it is cached as guides are. */
const WHERE_LIKE_PAGE: PageRow = {
  path: '/where/like/:path{.+}',
  caching: 'public',
  samples: { 'places like another': '/where/like/japan/kyoto' },
}
const COMPARE_PAGE: PageRow = {
  path: '/compare',
  caching: 'public',
  cacheKeyQuery: { place: uncached, month: uncached, from: uncached },
  name: 'Compare places',
  samples: { 'places side by side': '/compare?place=japan/kyoto&place=italy/venice&place=morocco' },
}
const WHERE_JSON_PAGE: PageRow = {
  path: '/where.json',
  caching: 'public',
  cacheKeyQuery: QUESTION,
  isFile: true,
}
const WHERE_FACTS_PAGE: PageRow = { path: WHERE_FACTS_PATH, caching: 'public', isFile: true }
const WHERE_FEED_PAGE: PageRow = {
  path: '/where/in/:file{[a-z]+\\.atom}',
  caching: 'public',
  isFile: true,
}

/** The narrower pattern comes first. */
export const WHERE_PAGES: readonly PageRow[] = [
  WHERE_PAGE,
  WHERE_JSON_PAGE,
  WHERE_FACTS_PAGE,
  WHERE_RULES_PAGE,
  WHERE_FEED_PAGE,
  WHERE_MONTH_PAGE,
  WHERE_INTEREST_PAGE,
  WHERE_MONTH_INTEREST_PAGE,
  WHERE_LIKE_PAGE,
  COMPARE_PAGE,
]
