import type { KeptGuide } from './kept-guides.ts'
import { SHELL_CACHE } from './pocket-names.ts'

/**
 * Counts guides of which there is a newer edition.
 * @param cacheNames of the device, in the order in which they came: the shell that came last is of the build of now
 */
export function countOldGuides(
  guides: readonly Pick<KeptGuide, 'manifest'>[],
  cacheNames: readonly string[],
): number {
  const shell = cacheNames.findLast((name) => name.startsWith(SHELL_CACHE))
  // Without a shell nobody knows the build of now.
  if (shell === undefined) return 0
  return guides.filter(({ manifest }) => SHELL_CACHE + manifest.build !== shell).length
}
