import type { PageRow } from '#src/site/page-row.ts'

/** Pictures that the worker draws. */
export const ARTWORK_PAGES: readonly PageRow[] = [
  { path: '/posters/:path{.+}', keeps: 'kept', isFile: true },
  { path: '/cards/:path{.+}', keeps: 'kept', isFile: true },
]
