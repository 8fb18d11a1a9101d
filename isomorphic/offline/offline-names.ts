/** The page that lists the downloaded guides. */
export const OFFLINE_GUIDES_PATH = '/pocket'
/** The guide of the pages that show what is stored on this device; also its path. */
export const DEVICE_GUIDE_PATH = '/saves'
/** Draws a trip that is on the device; the fragment is its ID. */
export const OFFLINE_TRIP_PATH = '/trips/device'
/** Public pages whose content is on the device. Every guide of a place contains them; those that the site has not are omitted. */
export const DEVICE_PAGES: readonly string[] = [DEVICE_GUIDE_PATH, '/trips', '/trips/new', OFFLINE_TRIP_PATH]
/** Served for a page that is not cached when the network fails. */
export const OFFLINE_FALLBACK_PATH = '/pocket/offline'
export const SERVICE_WORKER_PATH = '/service-worker.js'

/** Each guide has its own cache: this prefix, the build, a colon and the path of its page. */
export const GUIDE_CACHE_PREFIX = 'fernway-guide:'
/** The cache of the fallback page of a build, the only one that needs no request of the visitor. */
export const SHELL_CACHE_PREFIX = 'fernway-shell:'
/** Key of the metadata in the cache of a guide: its manifest and whether the download is complete. */
export const GUIDE_RECORD_KEY = '/pocket/kept.json'

/** Dispatched on the document when a guide was downloaded or removed. */
export const GUIDES_CHANGED_EVENT = 'fernway:guides'

/** Requests a page without the alert banner, which would be outdated in an offline copy. */
export const OFFLINE_DOWNLOAD_HEADER = 'fernway-keeping'

/** The language prefix of a guide's path: a guide is downloaded in the language in which it is read. */
const LANGUAGE_PREFIX = /^(?:\/[a-z]{2}(?=\/))?/

/** Address of the manifest of a guide: `/de/pocket/guides/destinations/japan.json` of `/de/destinations/japan`. */
export const manifestAddress = (path: string): string =>
  `${path.replace(LANGUAGE_PREFIX, '$&/pocket/guides')}.json`
/** Address of the search index of a guide. */
export const searchIndexAddress = (path: string): string =>
  `${path.replace(LANGUAGE_PREFIX, '$&/pocket/search')}.json`

/** Addresses with immutable contents: they contain a hash or a version. */
export const isImmutable = (address: string): boolean => /^\/(?:assets|fonts|posters)\//.test(address)
