import type { PageRow } from '#src/site/page-row.ts'

export const LIBRARY_PAGES: readonly PageRow[] = [
  { path: '/profile/library', caching: 'streamed', stylesheet: 'account' },
]
