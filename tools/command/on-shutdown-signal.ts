const PARENT_PID = process.ppid
const PARENT_CHECK_MS = 500

/**
 * Ends the process in order when it is told to, or when whoever started it is gone: npm hands a signal to a shell that
 * may die without passing it on.
 */
export function onShutdownSignal(stop: () => Promise<void>): void {
  let isStopping = false
  const shutDown = (): void => {
    if (isStopping) return
    isStopping = true
    void stop().finally(() => process.exit(0))
  }
  process.once('SIGTERM', shutDown)
  process.once('SIGINT', shutDown)
  setInterval(() => {
    if (process.ppid !== PARENT_PID) shutDown()
  }, PARENT_CHECK_MS).unref()
}
