import type { AdminRole } from '#src/config/operators.ts'
import type { PageRow } from '#src/site/page-row.ts'
import { type AdminRow, type AdminSection, isAllowed } from './admin-row.ts'

export const ADMIN_PATH = '/desk'

/**
 * Route table of the admin. A new page needs a row here, a folder beside the others, a line in admin-routes.tsx, and its
 * title in pages/words.
 */
export const ADMIN_ROWS: readonly AdminRow[] = [
  { path: ADMIN_PATH, title: 'home', role: 'editor' },
  {
    path: '/desk/letters',
    title: 'campaigns',
    group: 'publishing',
    role: 'editor',
    actions: { '/desk/letters/new': 'editor' },
  },
  {
    path: '/desk/letters/:letter',
    title: 'campaign',
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
      '/desk/letters/:letter/withdraw': 'operator',
      '/desk/letters/:letter/republish': 'operator',
    },
  },
  { path: '/desk/letters/:letter/preview', title: 'campaignPreview', role: 'editor' },
  { path: '/desk/letters/:letter/mail/:look', title: 'campaignMail', role: 'editor' },
  {
    path: '/desk/alerts',
    title: 'alerts',
    group: 'publishing',
    role: 'editor',
    actions: {
      '/desk/alerts/preview': 'editor',
      '/desk/alerts/publish': 'operator',
      '/desk/alerts/end-terminal': 'operator',
      '/desk/alerts/:alert/end': 'operator',
    },
  },
  {
    path: '/desk/photographs',
    title: 'photographs',
    group: 'publishing',
    role: 'editor',
    actions: {
      '/desk/photographs/preview': 'editor',
      '/desk/photographs/contribution': 'editor',
      '/desk/photographs/removal': 'editor',
    },
  },
  {
    path: '/desk/inbox',
    title: 'inbox',
    group: 'feedback',
    role: 'editor',
    actions: { '/desk/inbox/change': 'editor' },
  },
  {
    path: '/desk/readers',
    title: 'visitors',
    group: 'feedback',
    role: 'editor',
    actions: { '/desk/readers/alias': 'editor', '/desk/readers/task': 'editor' },
  },
  {
    path: '/desk/works',
    title: 'jobs',
    group: 'operations',
    role: 'editor',
    actions: { '/desk/works/replay': 'operator' },
  },
  {
    path: '/desk/errors',
    title: 'errors',
    group: 'operations',
    role: 'editor',
  },
  {
    path: '/desk/errors/:fingerprint',
    title: 'error',
    role: 'editor',
    actions: { '/desk/errors/:fingerprint/mark': 'operator' },
  },
  {
    path: '/desk/links',
    title: 'links',
    group: 'operations',
    role: 'editor',
    actions: { '/desk/links/change': 'editor' },
  },
  {
    path: '/desk/facts',
    title: 'facts',
    group: 'publishing',
    role: 'editor',
  },
  {
    path: '/desk/languages',
    title: 'languages',
    group: 'publishing',
    role: 'operator',
  },
  {
    path: '/desk/ways',
    title: 'ways',
    group: 'publishing',
    role: 'editor',
  },
  {
    path: '/desk/access',
    title: 'access',
    group: 'operations',
    role: 'operator',
    actions: { '/desk/access/block': 'operator', '/desk/access/admit': 'operator' },
  },
  {
    path: '/desk/runbooks',
    title: 'runbooks',
    group: 'reference',
    role: 'editor',
  },
  {
    path: '/desk/audit',
    title: 'audit',
    group: 'reference',
    role: 'editor',
  },
]

/** The pages that a role may open from the navigation, in its order. */
export const sectionsFor = (role: AdminRole): readonly AdminSection[] =>
  ADMIN_ROWS.filter((row) => row.group !== undefined).filter((row) => isAllowed(role, row.role))

/** Rows of the admin in the site's page table: never cached, not indexed, not linked from the site. */
export const ADMIN_PAGES: readonly PageRow[] = ADMIN_ROWS.map(({ path }) => ({
  path,
  caching: 'private',
  isRestricted: true,
}))
