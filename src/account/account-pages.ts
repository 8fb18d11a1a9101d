import type { PageRow } from '#src/site/page-row.ts'

export const SETTINGS_PATH = '/profile/settings'
export const DELETE_PATH = '/profile/settings/delete'
/** Where the form that deletes an account leads. */
export const GOODBYE_PATH = '/goodbye'

export const ACCOUNT_PAGES: readonly PageRow[] = [
  {
    path: '/profile',
    keeps: 'private',
    name: 'Your account',
    otherNames: ['account', 'login', 'log in', 'sign in', 'signin'],
  },
  { path: SETTINGS_PATH, keeps: 'streams', stylesheet: 'account' },
  { path: DELETE_PATH, keeps: 'private', stylesheet: 'account' },
  { path: GOODBYE_PATH, keeps: 'private' },
]
