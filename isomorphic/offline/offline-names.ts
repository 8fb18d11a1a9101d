/** The page that lists what is kept. */
export const OFFLINE_GUIDES_PATH = '/pocket'
/** Shown where a page is not kept and the network is gone. */
export const OFFLINE_FALLBACK_PATH = '/pocket/offline'
export const SERVICE_WORKER_PATH = '/service-worker.js'

/** Each guide has a cache of its own: this, the build, a colon and the path of its page. */
export const GUIDE_CACHE_PREFIX = 'fernway-guide:'
/** The one thing that is kept unasked: the offline page of a build. */
export const SHELL_CACHE_PREFIX = 'fernway-shell:'
/** Key, in the cache of a guide, of what says what the guide is and whether it is whole. */
export const GUIDE_RECORD_KEY = '/pocket/kept.json'

/** Said of the document when a guide has come or gone. */
export const GUIDES_CHANGED_EVENT = 'fernway:guides'

/** Asks for a page without the alert of the day: what is kept outlives it. */
export const OFFLINE_DOWNLOAD_HEADER = 'fernway-keeping'

/** Where the manifest of a guide is asked for. */
export const manifestAddress = (path: string): string => `/pocket/guides${path}.json`
/** Where the index of a guide is asked for, which its search goes through. */
export const searchIndexAddress = (path: string): string => `/pocket/search${path}.json`

/** Addresses whose contents never change: they carry a hash, or a version. */
export const isImmutable = (address: string): boolean => /^\/(?:assets|fonts|posters)\//.test(address)
