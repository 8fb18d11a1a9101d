import type { SearchDocument } from '#src/search/search-types.ts'

/** A page of the search for tests: what matters is given, the rest is plain. */
export const buildDocumentSample = (given: Partial<SearchDocument>): SearchDocument => ({
  kind: 'country',
  path: '/destinations/sample',
  title: 'Sample',
  otherNames: [],
  adjectives: [],
  landmarks: [],
  parents: [],
  parentNames: [],
  continent: 'asia',
  lead: 'A page that stands for others in tests.',
  keywords: [],
  text: '',
  poster: null,
  importance: 300,
  ...given,
})
