import type { SearchFindings, SearchHit } from '#src/search/search-types.ts'

const SAMPLE_HIT: SearchHit = {
  kind: 'article',
  path: '/articles/slow-trains',
  title: [
    { text: 'Slow ', isMatch: false },
    { text: 'trains', isMatch: true },
  ],
  parents: ['Stories'],
  otherName: null,
  landmark: null,
  excerpt: [{ text: 'Rails <and> rivers.', isMatch: false }],
  poster: null,
}
/** Search results with a story and further pages. */
export const SAMPLE_FINDINGS: SearchFindings = {
  hits: [SAMPLE_HIT],
  counts: [
    { facet: { kind: 'article', continent: null }, count: 41 },
    { facet: { kind: 'city', continent: 'asia' }, count: 2 },
  ],
  correctedQuery: null,
  matchedBy: 'query',
  isTitlesOnly: false,
}
