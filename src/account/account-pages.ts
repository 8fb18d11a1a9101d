import type { PageRow } from '#src/site/page-row.ts'

export const SETTINGS_PATH = '/profile/settings'
export const DELETE_PATH = '/profile/settings/delete'
/** Redirect target after the deletion of an account. */
export const GOODBYE_PATH = '/goodbye'

export const ACCOUNT_PAGES: readonly PageRow[] = [
  {
    path: '/profile',
    caching: 'private',
    name: 'Your account',
    otherNames: ['account', 'login', 'log in', 'sign in', 'signin'],
  },
  { path: SETTINGS_PATH, caching: 'streamed', stylesheet: 'account' },
  { path: DELETE_PATH, caching: 'private', stylesheet: 'account' },
  { path: GOODBYE_PATH, caching: 'private' },
]
