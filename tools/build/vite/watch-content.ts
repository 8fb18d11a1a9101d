import { sep } from 'node:path'

/** What is needed of Vite's watcher of files. */
type Watcher = {
  readonly on: (event: 'add' | 'change' | 'unlink', listener: (path: string) => void) => unknown
}

/** Files that are saved together are compiled together. */
const TOGETHER_MS = 100

/**
 * Calls when files of a folder were written, made or taken away, once for all that come together.
 * @param folder absolute
 * @param act what is to be done; what it throws goes to `fail`, and the next change is tried again
 */
export function watchContent(
  watcher: Watcher,
  folder: string,
  act: () => Promise<void>,
  fail: (error: unknown) => void,
): void {
  let isWaiting = false
  const listen = (path: string): void => {
    if (isWaiting || !path.startsWith(folder + sep)) return
    isWaiting = true
    setTimeout(() => {
      isWaiting = false
      act().catch(fail)
    }, TOGETHER_MS)
  }
  for (const event of ['add', 'change', 'unlink'] as const) watcher.on(event, listen)
}
