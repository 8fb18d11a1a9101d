import { compiledSite } from './compiled-site.ts'
import type { WorkerDependencies } from './create-worker.ts'
import { createFrame } from './site/frame.tsx'

const { catalogue, site } = compiledSite

/** Dependencies of the deployed worker; an isolate may use 128 MB in all. */
export const deployedDependencies: WorkerDependencies = {
  fetch: (address, init) => fetch(address, init),
  edgeCache: caches.default,
  frame: createFrame({ site, bestInTravel: catalogue.front.bestInTravel, nowMs: () => Date.now() }),
  pageCacheMaxBytes: 24 * 1024 * 1024,
  suggestionCacheMaxBytes: 4 * 1024 * 1024,
  imageCacheMaxBytes: 12 * 1024 * 1024,
}
