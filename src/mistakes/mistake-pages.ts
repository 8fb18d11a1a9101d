import type { PageRow } from '#src/site/page-row.ts'

export const REPORTED_PATH = '/mistakes/thanks'

export const MISTAKE_PAGES: readonly PageRow[] = [
  {
    path: REPORTED_PATH,
    caching: 'private',
    stylesheet: 'guide',
    samples: { 'mistake reported': REPORTED_PATH },
  },
]
