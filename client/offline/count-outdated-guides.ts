import { SHELL_CACHE_PREFIX } from '#isomorphic/offline/offline-names.ts'
import type { OfflineGuide } from './offline-guides.ts'

/**
 * Counts the downloaded guides of which a newer build exists.
 * @param cacheNames of the device in order of creation: the newest shell cache has the current build
 */
export function countOutdatedGuides(
  guides: readonly Pick<OfflineGuide, 'manifest'>[],
  cacheNames: readonly string[],
): number {
  const shell = cacheNames.findLast((name) => name.startsWith(SHELL_CACHE_PREFIX))
  // Without a shell cache the current build is unknown.
  if (shell === undefined) return 0
  return guides.filter(({ manifest }) => SHELL_CACHE_PREFIX + manifest.build !== shell).length
}
