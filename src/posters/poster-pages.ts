import type { PageRow } from '#src/site/page-row.ts'

/** Images that the worker renders. */
export const POSTER_PAGES: readonly PageRow[] = [
  { path: '/posters/:path{.+}', caching: 'public', isFile: true },
  { path: '/plates/:file', caching: 'public', isFile: true },
  { path: '/cards/:path{.+}', caching: 'public', isFile: true },
]
