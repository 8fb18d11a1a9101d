import type { PageRow } from '#src/site/page-row.ts'

export const SAVES_PAGES: readonly PageRow[] = [
  {
    path: '/profile/saves',
    keeps: 'streams',
    stylesheet: 'account',
    name: 'Saves',
    otherNames: ['saved', 'favourites', 'favorites', 'wishlist'],
  },
  { path: '/profile/saves/add', keeps: 'private', stylesheet: 'account' },
  { path: '/profile/saves/:list', keeps: 'streams', stylesheet: 'account' },
  {
    path: '/profile/countries',
    keeps: 'streams',
    stylesheet: 'account',
    name: 'Countries you have been to',
    otherNames: ['been', 'want to go', 'travel map'],
  },
  { path: '/lists/:token', keeps: 'private', stylesheet: 'account' },
]
