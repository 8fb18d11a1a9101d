import { CHANGES_API, type ChangesResponse } from '#isomorphic/saves/offline-change.ts'
import { toOfflineChange } from './change-batches.ts'
import type { PendingChange } from './outbox.ts'

/**
 * The verdict of the site on each change; `too_large` or `invalid` when it rejects all of them together; null when the
 * delivery has to be retried later: no network, a proxy, a limit, a failure.
 */
export type SendOutcome = ChangesResponse | 'too_large' | 'invalid' | null

/** The codes of responses that reject all changes together; those of proxies and captive portals have none. */
const REJECTIONS: Readonly<Record<string, SendOutcome>> = { too_large: 'too_large', invalid_json: 'invalid' }

const isKeys = (value: unknown): boolean =>
  Array.isArray(value) && value.every((key) => typeof key === 'string')

function toOutcome(isOk: boolean, body: Readonly<Record<string, unknown>>): SendOutcome {
  if (!isOk) return REJECTIONS[String(body['error'])] ?? null
  return isKeys(body['settled']) && isKeys(body['refused']) ? (body as ChangesResponse) : null
}

/** Sends a batch of changes. Never rejects. */
export async function sendChanges(
  changes: readonly PendingChange[],
  fetchApi: typeof fetch,
): Promise<SendOutcome> {
  try {
    const response = await fetchApi(CHANGES_API, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ changes: changes.map(toOfflineChange) }),
    })
    const mayRejectAll = response.status === 400 || response.status === 413
    if (!response.ok && !mayRejectAll) return null
    return toOutcome(response.ok, (await response.json()) ?? {})
  } catch {
    return null
  }
}
