import type { PageRow } from '#src/site/page-row.ts'
import { STREET_MAP_FOLDER } from './street-map-address.ts'

/** The streets of a town from the operator's map tiles. */
export const STREET_MAP_PAGE: PageRow = {
  path: `${STREET_MAP_FOLDER}:path{.+\\.svg}`,
  caching: 'public',
  isFile: true,
}

export const MAP_PAGES: readonly PageRow[] = [STREET_MAP_PAGE]
