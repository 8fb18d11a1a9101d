import type { PageRow } from '#src/site/page-row.ts'
import type { AdminRow } from './admin-row.ts'

export const ADMIN_PATH = '/desk'

/**
 * Route table of the admin. A new page needs a row here, a folder beside the others, and a line in admin-routes.tsx.
 */
export const ADMIN_ROWS: readonly AdminRow[] = [
  { path: ADMIN_PATH, title: 'Desk', role: 'editor' },
  {
    path: '/desk/letters',
    title: 'Letters',
    description: 'Write the letter, look at it as mail, send it, and see what came of it.',
    group: 'To readers',
    role: 'editor',
    actions: { '/desk/letters/new': 'editor' },
  },
  {
    path: '/desk/letters/:letter',
    title: 'Letter',
    role: 'editor',
    actions: {
      '/desk/letters/:letter': 'editor',
      '/desk/letters/:letter/test': 'editor',
      '/desk/letters/:letter/delete': 'editor',
      '/desk/letters/:letter/send': 'operator',
      '/desk/letters/:letter/schedule': 'operator',
      '/desk/letters/:letter/unschedule': 'operator',
      '/desk/letters/:letter/pause': 'operator',
      '/desk/letters/:letter/resume': 'operator',
      '/desk/letters/:letter/cancel': 'operator',
      '/desk/letters/:letter/retry': 'operator',
    },
  },
  { path: '/desk/letters/:letter/preview', title: 'Preview', role: 'editor' },
  { path: '/desk/letters/:letter/mail/:look', title: 'The mail itself', role: 'editor' },
  {
    path: '/desk/alerts',
    title: 'Alerts',
    description: 'A line above every page, or those of one continent or country.',
    group: 'To readers',
    role: 'editor',
    actions: {
      '/desk/alerts/preview': 'editor',
      '/desk/alerts/publish': 'operator',
      '/desk/alerts/end-terminal': 'operator',
      '/desk/alerts/:alert/end': 'operator',
    },
  },
  {
    path: '/desk/inbox',
    title: 'Inbox',
    description: 'Mistakes that readers reported, and what is to be done.',
    group: 'From readers',
    role: 'editor',
    actions: { '/desk/inbox/change': 'editor' },
  },
  {
    path: '/desk/readers',
    title: 'What readers want',
    description: 'What they search for and do not find, what they find useful, what they keep.',
    group: 'From readers',
    role: 'editor',
    actions: { '/desk/readers/alias': 'editor', '/desk/readers/task': 'editor' },
  },
  {
    path: '/desk/works',
    title: 'Works',
    description:
      'Queues, dead letters, runs, versions, limits: what is well, and what to do where it is not.',
    group: 'The site',
    role: 'editor',
    actions: { '/desk/works/replay': 'operator' },
  },
  {
    path: '/desk/errors',
    title: 'Errors',
    description: 'What fails in browsers and in the worker, by cause.',
    group: 'The site',
    role: 'editor',
  },
  {
    path: '/desk/errors/:fingerprint',
    title: 'An error',
    role: 'editor',
    actions: { '/desk/errors/:fingerprint/mark': 'operator' },
  },
  {
    path: '/desk/links',
    title: 'Links',
    description: 'Addresses of other sites that pages lead to, and which of them are not there any more.',
    group: 'The site',
    role: 'editor',
    actions: { '/desk/links/change': 'editor' },
  },
  {
    path: '/desk/runbooks',
    title: 'Runbooks',
    description: 'What to do when something happens, and how the site is operated.',
    group: 'Papers',
    role: 'editor',
  },
  {
    path: '/desk/audit',
    title: 'Audit',
    description: 'Who did what here, and when.',
    group: 'Papers',
    role: 'editor',
  },
]

/** Rows of the admin in the site's page table: never cached, not indexed, not linked from the site. */
export const ADMIN_PAGES: readonly PageRow[] = ADMIN_ROWS.map(({ path }) => ({
  path,
  caching: 'private',
  isClosed: true,
}))
