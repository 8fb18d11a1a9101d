import {
  OFFLINE_FALLBACK_PATH,
  OFFLINE_GUIDES_PATH,
  SERVICE_WORKER_PATH,
} from '#isomorphic/offline/offline-names.ts'
import type { PageRow } from '#src/site/page-row.ts'

export const OFFLINE_GUIDES_PAGE: PageRow = {
  path: OFFLINE_GUIDES_PATH,
  caching: 'public',
  isInterfaceOnly: true,
  isInSitemap: true,
  stylesheet: 'account',
  name: 'Offline guides',
  otherNames: ['offline', 'download', 'app', 'without a network'],
  samples: { offlineGuides: OFFLINE_GUIDES_PATH },
}

/** A separate document without the site's frame: every device caches it, so it is small. */
export const OFFLINE_FALLBACK_PAGE: PageRow = { path: OFFLINE_FALLBACK_PATH, caching: 'public', isFile: true }

/** The manifest of a guide: its files with their sizes. */
export const GUIDE_MANIFEST: PageRow = {
  path: '/pocket/guides/:path{.+\\.json}',
  caching: 'public',
  isFile: true,
}

/** The search index of a guide. */
export const GUIDE_SEARCH_INDEX: PageRow = {
  path: '/pocket/search/:path{.+\\.json}',
  caching: 'public',
  isFile: true,
}

/** The service worker script: never cached, so that the next visit replaces a faulty one. */
export const SERVICE_WORKER: PageRow = { path: SERVICE_WORKER_PATH, caching: 'private', isFile: true }

export const OFFLINE_PAGES: readonly PageRow[] = [
  OFFLINE_GUIDES_PAGE,
  OFFLINE_FALLBACK_PAGE,
  GUIDE_MANIFEST,
  GUIDE_SEARCH_INDEX,
  SERVICE_WORKER,
]
