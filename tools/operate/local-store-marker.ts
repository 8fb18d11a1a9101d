import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type LocalStoreMarker = {
  /** Whether the note holds this very text. */
  readonly matches: (text: string) => boolean
  readonly write: (text: string) => void
}

/**
 * What was last put into a local store, noted inside its folder, so that it goes with it: to open the store and find that
 * there is nothing to do takes seconds at every start of a site.
 * @param stateDir where the local stores live
 * @param store the emulator's folder of the kind of store
 * @param name of the note
 */
export function createLocalStoreMarker(stateDir: string, store: 'd1' | 'r2', name: string): LocalStoreMarker {
  const folder = join(stateDir, 'v3', store)
  const path = join(folder, name)
  return {
    matches: (text) => existsSync(path) && readFileSync(path, 'utf8') === text,
    write(text) {
      mkdirSync(folder, { recursive: true })
      writeFileSync(path, text)
    },
  }
}
