const PARENT_PID = process.ppid
const PARENT_CHECK_MS = 500

/**
 * Ends the process in order when it is told to, or when whoever started it is gone: npm hands a signal to a shell that
 * may die without passing it on.
 */
export function stopWhenTold(stop: () => Promise<void>): void {
  let isStopping = false
  const end = (): void => {
    if (isStopping) return
    isStopping = true
    void stop().finally(() => process.exit(0))
  }
  process.once('SIGTERM', end)
  process.once('SIGINT', end)
  setInterval(() => {
    if (process.ppid !== PARENT_PID) end()
  }, PARENT_CHECK_MS).unref()
}
