const PARENT_PID = process.ppid
const PARENT_CHECK_MS = 500

/**
 * Shuts the process down in order on a signal, or when its parent process has ended: npm sends signals to a shell that
 * may exit without forwarding them.
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
