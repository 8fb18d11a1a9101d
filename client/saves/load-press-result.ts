type PressResultScript = typeof import('./show-press-result.ts')

let loading: Promise<PressResultScript | null> | null = null

/**
 * Loads the script that shows the result of a press; null where that is impossible. One import serves all presses, so
 * that the last result is shown last: browsers end several imports of a script that is loading in any order.
 */
export function loadPressResult(): Promise<PressResultScript | null> {
  loading ??= import('./show-press-result.ts').catch(() => (loading = null))
  return loading
}
