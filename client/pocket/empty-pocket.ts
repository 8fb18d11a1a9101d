import type { Caches } from './kept-guides.ts'
import { GUIDE_CACHE, SHELL_CACHE } from './pocket-names.ts'

/** Takes away everything that the pocket kept on this device: guides, and the page for bad networks. */
export async function emptyPocket(caches: Pick<Caches, 'keys' | 'delete'>): Promise<void> {
  const names = await caches.keys()
  const ours = names.filter((name) => name.startsWith(GUIDE_CACHE) || name.startsWith(SHELL_CACHE))
  await Promise.all(ours.map((name) => caches.delete(name)))
}
