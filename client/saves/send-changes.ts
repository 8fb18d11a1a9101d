import { CHANGES_API, type ChangesResponse } from '#isomorphic/saves/offline-change.ts'
import { toOfflineChange } from './change-batches.ts'
import type { PendingChange } from './outbox.ts'

/**
 * The verdict of the site on each change; `too_large` or `invalid` when it rejects all of them together; `day_full` when
 * the account had enough changes for this day; null when the delivery has to be retried later: no network, a proxy, a
 * failure.
 */
export type SendOutcome = ChangesResponse | 'too_large' | 'invalid' | 'day_full' | null

/** The codes of responses to all changes together; those of proxies and captive portals have none. */
const OUTCOME_OF_CODE: Readonly<Record<string, SendOutcome>> = {
  too_large: 'too_large',
  invalid_json: 'invalid',
  too_many_changes: 'day_full',
}
/** Longer than a site far from its database takes for fifty changes. */
const TIMEOUT_MS = 10_000
/** A quarter of what browsers send after a page is left, all requests together; a letter has up to three bytes. */
const MAX_KEEPALIVE_LENGTH = 16_000
const STATUSES_WITH_CODE: readonly number[] = [400, 413, 429]

const isKeys = (value: unknown): boolean =>
  Array.isArray(value) && value.every((key) => typeof key === 'string')

function toOutcome(isOk: boolean, body: Readonly<Record<string, unknown>>): SendOutcome {
  if (!isOk) return OUTCOME_OF_CODE[String(body['error'])] ?? null
  return isKeys(body['settled']) && isKeys(body['refused']) ? (body as ChangesResponse) : null
}

/** Sends a batch of changes. Never rejects. */
export async function sendChanges(
  changes: readonly PendingChange[],
  fetchApi: typeof fetch,
): Promise<SendOutcome> {
  try {
    const body = JSON.stringify({ changes: changes.map(toOfflineChange) })
    const response = await fetchApi(CHANGES_API, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      // A visitor who follows a link does not stop the delivery; browsers refuse larger bodies.
      keepalive: body.length <= MAX_KEEPALIVE_LENGTH,
      // A site that never responds must not block the changes that follow; sending them again is harmless.
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok && !STATUSES_WITH_CODE.includes(response.status)) return null
    return toOutcome(response.ok, (await response.json()) ?? {})
  } catch {
    return null
  }
}
