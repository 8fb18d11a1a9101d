import type { PatchResult } from '#tools/compile/patch/content-session.ts'
import type { ContentChange } from './watch-content.ts'

export type ContentChangeTools = {
  /** Compiles the pages of saved files alone. */
  readonly patch: (paths: readonly string[]) => Promise<readonly PatchResult[]>
  /** Makes the next patch start from the content as it is then. */
  readonly restartPatcher: () => void
  /** Compiles everything. Returns whether the content had no errors. */
  readonly compile: () => Promise<boolean>
  readonly showErrors: (errors: readonly string[]) => void
  readonly reload: () => void
}

/** The complete compilation after patches waits until nothing was saved for this time. */
const IDLE_MS = 3000

/**
 * Handles saved content: a page appears at once, compiled alone, and everything that depends on it (lists, search, maps,
 * checks across files) after a complete compilation. Runs of the compiler never overlap, and the last text wins.
 * @returns the listener of changes
 */
export function createContentChanges(
  { patch, restartPatcher, compile, showErrors, reload }: ContentChangeTools,
  idleMs = IDLE_MS,
): (change: ContentChange) => Promise<void> {
  let timer: ReturnType<typeof setTimeout> | null = null
  let isRunning = false
  let isRequestedAgain = false
  /** Pages that a running compilation may have read before they were saved. */
  const patchedSinceStart = new Set<string>()
  let needsRestart = false

  async function applyPatches(paths: readonly string[]): Promise<readonly PatchResult[]> {
    const results = await patch(paths)
    for (const [index, result] of results.entries()) {
      if (result.kind === 'errors') showErrors(result.errors)
      if (result.kind === 'written') patchedSinceStart.add(paths[index] ?? '')
    }
    if (results.some(({ kind }) => kind === 'written')) reload()
    return results
  }

  async function runUntilDone(): Promise<void> {
    do {
      isRequestedAgain = false
      patchedSinceStart.clear()
      const isCompiled = await compile()
      if (!isCompiled) continue
      if (needsRestart) restartPatcher()
      needsRestart = false
      const later = [...patchedSinceStart]
      if (later.length > 0) await applyPatches(later)
      reload()
    } while (isRequestedAgain)
    isRunning = false
  }

  function requestCompilation(): void {
    if (timer !== null) clearTimeout(timer)
    timer = null
    isRequestedAgain = true
    if (isRunning) return
    isRunning = true
    void runUntilDone()
  }

  return async ({ saved, hasOtherFiles }) => {
    const results = hasOtherFiles ? [] : await applyPatches(saved)
    if (hasOtherFiles || results.some(({ kind }) => kind === 'needs-compilation')) {
      needsRestart = true
      return requestCompilation()
    }
    if (!results.some(({ kind }) => kind === 'written')) return
    if (timer !== null) clearTimeout(timer)
    timer = setTimeout(requestCompilation, idleMs)
  }
}
