import { SHELL_CACHE_PREFIX } from '#isomorphic/offline/offline-names.ts'
import type { OfflineGuide } from './offline-guides.ts'

/**
 * Counts guides of which there is a newer edition.
 * @param cacheNames of the device, in the order in which they came: the shell that came last is of the build of now
 */
export function countOutdatedGuides(
  guides: readonly Pick<OfflineGuide, 'manifest'>[],
  cacheNames: readonly string[],
): number {
  const shell = cacheNames.findLast((name) => name.startsWith(SHELL_CACHE_PREFIX))
  // Without a shell nobody knows the build of now.
  if (shell === undefined) return 0
  return guides.filter(({ manifest }) => SHELL_CACHE_PREFIX + manifest.build !== shell).length
}
