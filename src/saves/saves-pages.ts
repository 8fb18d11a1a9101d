import type { PageRow } from '#src/site/page-row.ts'

export const SAVES_PAGES: readonly PageRow[] = [
  {
    path: '/profile/saves',
    caching: 'streamed',
    stylesheet: 'account',
    name: 'Saves',
    otherNames: ['saved', 'favourites', 'favorites', 'wishlist'],
  },
  { path: '/profile/saves/continue', caching: 'private', stylesheet: 'account' },
  { path: '/profile/saves/add', caching: 'private', stylesheet: 'account' },
  { path: '/profile/saves/:list', caching: 'streamed', stylesheet: 'account' },
  {
    path: '/profile/countries',
    caching: 'streamed',
    stylesheet: 'account',
    name: 'Countries you have been to',
    otherNames: ['been', 'want to go', 'travel map'],
  },
  { path: '/lists/:token', caching: 'private', stylesheet: 'account' },
]
