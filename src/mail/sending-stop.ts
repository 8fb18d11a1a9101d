import { withDeadline } from '#src/platform/deadline.ts'
import { SENDING_STOPPED_KEY } from './rules/sending-stop-key.ts'

const TIMEOUT_MS = 5000

/**
 * Whether sending is stopped; a change takes effect within the minute that KV needs to propagate.
 * @throws {UnavailableError} when KV does not respond: then nothing may be sent
 */
export async function isSendingStopped(settings: KVNamespace): Promise<boolean> {
  return (await withDeadline(settings.get(SENDING_STOPPED_KEY), TIMEOUT_MS, 'settings')) !== null
}
