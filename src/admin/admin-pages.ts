import type { PageRow } from '#src/site/page-row.ts'
import type { AdminRow } from './admin-row.ts'

export const ADMIN_PATH = '/desk'

/**
 * Route table of the admin. A new page needs a row here, a folder beside the others, and a line in admin-routes.tsx.
 */
export const ADMIN_ROWS: readonly AdminRow[] = [
  { path: ADMIN_PATH, title: 'Admin', role: 'editor' },
  {
    path: '/desk/letters',
    title: 'Campaigns',
    description: 'Write, preview and send newsletter campaigns, and see their results.',
    group: 'Publishing',
    role: 'editor',
    actions: { '/desk/letters/new': 'editor' },
  },
  {
    path: '/desk/letters/:letter',
    title: 'Campaign',
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
  { path: '/desk/letters/:letter/mail/:look', title: 'Mail', role: 'editor' },
  {
    path: '/desk/alerts',
    title: 'Alerts',
    description: 'A notice above all pages, or those of one continent or country.',
    group: 'Publishing',
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
    description: 'Mistakes reported by visitors, and open tasks.',
    group: 'Feedback',
    role: 'editor',
    actions: { '/desk/inbox/change': 'editor' },
  },
  {
    path: '/desk/readers',
    title: 'Visitor insights',
    description: 'Searches with and without results, feedback on pages, and most saved pages.',
    group: 'Feedback',
    role: 'editor',
    actions: { '/desk/readers/alias': 'editor', '/desk/readers/task': 'editor' },
  },
  {
    path: '/desk/works',
    title: 'System health',
    description: 'Queues, dead letters, scheduled runs, versions and limits, with actions where needed.',
    group: 'Operations',
    role: 'editor',
    actions: { '/desk/works/replay': 'operator' },
  },
  {
    path: '/desk/errors',
    title: 'Errors',
    description: 'Errors of browsers and of the worker, grouped by cause.',
    group: 'Operations',
    role: 'editor',
  },
  {
    path: '/desk/errors/:fingerprint',
    title: 'Error',
    role: 'editor',
    actions: { '/desk/errors/:fingerprint/mark': 'operator' },
  },
  {
    path: '/desk/links',
    title: 'Links',
    description: 'External links of the site’s pages, and which of them are broken.',
    group: 'Operations',
    role: 'editor',
    actions: { '/desk/links/change': 'editor' },
  },
  {
    path: '/desk/runbooks',
    title: 'Runbooks',
    description: 'How to operate the site, and what to do in an incident.',
    group: 'Reference',
    role: 'editor',
  },
  {
    path: '/desk/audit',
    title: 'Audit',
    description: 'Actions of operators and editors.',
    group: 'Reference',
    role: 'editor',
  },
]

/** Rows of the admin in the site's page table: never cached, not indexed, not linked from the site. */
export const ADMIN_PAGES: readonly PageRow[] = ADMIN_ROWS.map(({ path }) => ({
  path,
  caching: 'private',
  isRestricted: true,
}))
