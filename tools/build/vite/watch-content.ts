import { sep } from 'node:path'

/** What is needed of Vite's watcher of files. */
type Watcher = {
  readonly on: (event: 'add' | 'change' | 'unlink', listener: (path: string) => void) => unknown
}

/** Files that are saved together are compiled together. */
const DEBOUNCE_MS = 100

/**
 * Calls when files of a folder were written, made or taken away, once for all that come together.
 * @param folder absolute
 * @param onChange what is to be done; what it throws goes to `fail`, and the next change is tried again
 */
export function watchContent(
  watcher: Watcher,
  folder: string,
  onChange: () => Promise<void>,
  fail: (error: unknown) => void,
): void {
  let isScheduled = false
  const listen = (path: string): void => {
    if (isScheduled || !path.startsWith(folder + sep)) return
    isScheduled = true
    setTimeout(() => {
      isScheduled = false
      onChange().catch(fail)
    }, DEBOUNCE_MS)
  }
  for (const event of ['add', 'change', 'unlink'] as const) watcher.on(event, listen)
}
