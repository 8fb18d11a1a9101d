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
  'search without result': '/search?q=xyzzy',
  'cookie settings': '/cookie-settings',
  'opting out': '/do-not-sell-or-share-my-personal-information',
  'not found': '/destinations/atlantis',
} as const
