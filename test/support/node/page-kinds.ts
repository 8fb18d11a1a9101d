/** One address for each kind of page that visitors can reach. */
export const PAGE_KINDS = {
  home: '/',
  places: '/places',
  'best in travel': '/best-in-travel',
  'best in travel by category': '/best-in-travel?category=cities',
  continent: '/africa/places',
  country: '/destinations/morocco',
  region: '/destinations/norway/svalbard',
  city: '/destinations/japan/kyoto',
  'country from facts alone': '/destinations/tuvalu',
  search: '/search?q=lisbon',
  'search narrowed and turned over': '/search?q=island&kind=country&page=2',
  'search with a misspelling': '/search?q=Moroco',
  'browsing all': '/search',
  'search without result': '/search?q=xyzzyqq',
  'not found': '/destinations/atlantis',
} as const
