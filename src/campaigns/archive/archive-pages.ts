import type { PageRow } from '#src/site/page-row.ts'

export const ARCHIVE_PATH = '/newsletter/letters'

/** Sent campaigns: the same for all visitors, in a cache for the archive alone (docs/adr/0033). */
export const ARCHIVE_PAGES: readonly PageRow[] = [
  {
    path: ARCHIVE_PATH,
    caching: 'private',
    stylesheet: 'account',
    isInSitemap: true,
    name: 'Past issues',
    otherNames: ['newsletter archive', 'past letters', 'letters'],
    samples: { 'past issues': ARCHIVE_PATH },
  },
  { path: `${ARCHIVE_PATH}/:slug`, caching: 'private', stylesheet: 'account' },
]
