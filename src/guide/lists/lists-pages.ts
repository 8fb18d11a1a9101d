import type { ContinentSlug } from '#src/catalogue/continent-slug.ts'
import { TRAVEL_CATEGORIES } from '#src/catalogue/travel-category.ts'
import type { PageRow } from '#src/site/page-row.ts'

export const HOME_PAGE: PageRow = {
  path: '/',
  caching: 'public',
  isInSitemap: true,
  name: 'Front page',
  otherNames: ['index', 'homepage', 'default'],
  samples: { home: '/' },
}

export const PLACES_PAGE: PageRow = {
  path: '/places',
  caching: 'public',
  isInSitemap: true,
  name: 'Destinations',
  otherNames: ['countries', 'regions', 'cities', 'continents', 'map'],
  samples: { places: '/places' },
}

export const CONTINENT_PAGE: PageRow = {
  path: '/:continent/places',
  caching: 'public',
  isInSitemap: true,
  members: {
    '/africa/places': ['african continent'],
    '/antarctica/places': ['antarctic', 'south pole'],
    '/asia/places': ['far east', 'south east asia', 'southeast asia', 'indochina'],
    '/pacific/places': ['oceania', 'australasia', 'south pacific', 'south seas', 'polynesia', 'melanesia'],
    '/caribbean/places': ['west indies', 'antilles'],
    '/central-america/places': ['latin america', 'mesoamerica'],
    '/europe/places': ['european union', 'scandinavia', 'balkans', 'baltics', 'british isles'],
    '/middle-east/places': ['near east', 'arabia', 'levant'],
    '/north-america/places': ['northern america'],
    '/south-america/places': ['latin america'],
  } satisfies Record<`/${ContinentSlug}/places`, readonly string[]>,
  samples: { continent: '/africa/places' },
}

export const BEST_IN_TRAVEL_PAGE: PageRow = {
  path: '/best-in-travel',
  caching: 'public',
  cacheKeyQuery: { category: TRAVEL_CATEGORIES },
  isInSitemap: true,
  name: 'Best in Travel',
  otherNames: ['best', 'top destinations', 'best of'],
  samples: {
    'best in travel': '/best-in-travel',
    'best in travel by category': '/best-in-travel?category=cities',
  },
}

export const LISTS_PAGES: readonly PageRow[] = [HOME_PAGE, PLACES_PAGE, CONTINENT_PAGE, BEST_IN_TRAVEL_PAGE]
