import type { PageRow } from '#src/site/page-row.ts'

export const SAVES_PAGES: readonly PageRow[] = [
  {
    path: '/profile/saves',
    keeps: 'private',
    stylesheet: 'account',
    name: 'Saves',
    otherNames: ['saved', 'favourites', 'favorites', 'wishlist'],
  },
  { path: '/profile/saves/add', keeps: 'private', stylesheet: 'account' },
  { path: '/profile/saves/:list', keeps: 'private', stylesheet: 'account' },
  { path: '/lists/:token', keeps: 'private', stylesheet: 'account' },
]
