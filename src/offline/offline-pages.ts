import {
  OFFLINE_FALLBACK_PATH,
  OFFLINE_GUIDES_PATH,
  SERVICE_WORKER_PATH,
} from '#isomorphic/offline/offline-names.ts'
import type { PageRow } from '#src/site/page-row.ts'

export const OFFLINE_GUIDES_PAGE: PageRow = {
  path: OFFLINE_GUIDES_PATH,
  caching: 'public',
  isInSitemap: true,
  stylesheet: 'account',
  name: 'In your pocket',
  otherNames: ['offline', 'download', 'app', 'without a network'],
  samples: { pocket: OFFLINE_GUIDES_PATH },
}

/** A document of its own, without the frame: it is kept on every device, so it is small. */
export const OFFLINE_FALLBACK_PAGE: PageRow = { path: OFFLINE_FALLBACK_PATH, caching: 'public', isFile: true }

/** Everything that a guide needs without a network, with what it weighs. */
export const GUIDE_MANIFEST: PageRow = {
  path: '/pocket/guides/:path{.+\\.json}',
  caching: 'public',
  isFile: true,
}

/** What a guide in the pocket is searched by. */
export const GUIDE_SEARCH_INDEX: PageRow = {
  path: '/pocket/search/:path{.+\\.json}',
  caching: 'public',
  isFile: true,
}

/** The service worker: never kept, so that one that went wrong is gone with the next visit. */
export const SERVICE_WORKER: PageRow = { path: SERVICE_WORKER_PATH, caching: 'private', isFile: true }

export const OFFLINE_PAGES: readonly PageRow[] = [
  OFFLINE_GUIDES_PAGE,
  OFFLINE_FALLBACK_PAGE,
  GUIDE_MANIFEST,
  GUIDE_SEARCH_INDEX,
  SERVICE_WORKER,
]
