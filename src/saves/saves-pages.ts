import { DEVICE_SAVES_PATH } from '#isomorphic/saves/saves-names.ts'
import type { PageRow } from '#src/site/page-row.ts'

export const DEVICE_SAVES_PAGE: PageRow = {
  path: DEVICE_SAVES_PATH,
  caching: 'public',
  stylesheet: 'account',
  name: 'Saves on this device',
  otherNames: ['my saves', 'my lists', 'bookmarks', 'saved without an account'],
  samples: { deviceSaves: DEVICE_SAVES_PATH },
}

export const SAVES_PAGES: readonly PageRow[] = [
  DEVICE_SAVES_PAGE,
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
