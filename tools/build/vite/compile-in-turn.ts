/**
 * Returns a function that requests a run; runs never overlap. A request during a run starts one more run after it, for
 * all requests since it began, so that the last run has read every change.
 * @param run must not reject
 */
export function compileInTurn(run: () => Promise<void>): () => Promise<void> {
  let current: Promise<void> | null = null
  let isRequestedAgain = false
  const runUntilDone = async (): Promise<void> => {
    do {
      isRequestedAgain = false
      await run()
    } while (isRequestedAgain)
    current = null
  }
  return () => {
    isRequestedAgain = true
    current ??= runUntilDone()
    return current
  }
}
