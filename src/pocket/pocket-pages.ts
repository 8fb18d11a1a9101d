import { OFFLINE_PATH, POCKET_PATH, WORKER_PATH } from '#client/pocket/pocket-names.ts'
import type { PageRow } from '#src/site/page-row.ts'

export const POCKET_PAGE: PageRow = {
  path: POCKET_PATH,
  keeps: 'kept',
  isInSitemap: true,
  stylesheet: 'account',
  name: 'In your pocket',
  otherNames: ['offline', 'download', 'app', 'without a network'],
  samples: { pocket: POCKET_PATH },
}

/** A document of its own, without the frame: it is kept on every device, so it is small. */
export const OFFLINE_PAGE: PageRow = { path: OFFLINE_PATH, keeps: 'kept', isFile: true }

/** Everything that a guide needs without a network, with what it weighs. */
export const GUIDE_LIST: PageRow = {
  path: '/pocket/guides/:path{.+\\.json}',
  keeps: 'kept',
  isFile: true,
}

/** What a guide in the pocket is searched by. */
export const GUIDE_INDEX: PageRow = {
  path: '/pocket/search/:path{.+\\.json}',
  keeps: 'kept',
  isFile: true,
}

/** The service worker: never kept, so that one that went wrong is gone with the next visit. */
export const SERVICE_WORKER: PageRow = { path: WORKER_PATH, keeps: 'private', isFile: true }

export const POCKET_PAGES: readonly PageRow[] = [
  POCKET_PAGE,
  OFFLINE_PAGE,
  GUIDE_LIST,
  GUIDE_INDEX,
  SERVICE_WORKER,
]
