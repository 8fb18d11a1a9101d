import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type LocalStoreMarker = {
  /** Whether the marker has exactly this text. */
  readonly matches: (text: string) => boolean
  readonly exists: () => boolean
  readonly write: (text: string) => void
}

/**
 * A marker of what a local store contains, stored in the store's folder so that both are deleted together: opening the
 * store to find it up to date takes seconds at every start of a site.
 * @param stateDir folder of the local stores
 * @param store the emulator's folder of the kind of store
 * @param name of the marker
 */
export function createLocalStoreMarker(stateDir: string, store: 'd1' | 'r2', name: string): LocalStoreMarker {
  const folder = join(stateDir, 'v3', store)
  const path = join(folder, name)
  return {
    exists: () => existsSync(path),
    matches: (text) => existsSync(path) && readFileSync(path, 'utf8') === text,
    write(text) {
      mkdirSync(folder, { recursive: true })
      writeFileSync(path, text)
    },
  }
}
