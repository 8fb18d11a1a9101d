import { sep } from 'node:path'

/** The part of Vite's file watcher that is used. */
type Watcher = {
  readonly on: (event: 'add' | 'change' | 'unlink', listener: (path: string) => void) => unknown
}

/** Changes within this time are compiled together. */
const DEBOUNCE_MS = 100

/**
 * Calls `onChange` when files of a folder were changed, added or deleted, debounced.
 * @param folder absolute path
 * @param onChange its errors are passed to `fail`, and the next change calls it again
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
