import { sep } from 'node:path'

/** The part of Vite's file watcher that is used. */
type Watcher = {
  readonly on: (event: 'add' | 'change' | 'unlink', listener: (path: string) => void) => unknown
}

/** Files that changed together. */
export type ContentChange = {
  /** Absolute paths of files that were saved. */
  readonly saved: readonly string[]
  /** Whether files were added or deleted as well. */
  readonly hasOtherFiles: boolean
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
  onChange: (change: ContentChange) => Promise<void>,
  fail: (error: unknown) => void,
): void {
  let saved = new Set<string>()
  let hasOtherFiles = false
  let isScheduled = false
  for (const event of ['add', 'change', 'unlink'] as const)
    watcher.on(event, (path) => {
      if (!path.startsWith(folder + sep)) return
      if (event === 'change') saved.add(path)
      else hasOtherFiles = true
      if (isScheduled) return
      isScheduled = true
      setTimeout(() => {
        const change = { saved: [...saved], hasOtherFiles }
        saved = new Set()
        hasOtherFiles = false
        isScheduled = false
        onChange(change).catch(fail)
      }, DEBOUNCE_MS)
    })
}
