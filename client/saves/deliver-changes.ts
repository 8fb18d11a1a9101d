import {
  CHANGES_API,
  type ChangesResponse,
  MAX_CHANGES_PER_REQUEST,
  type OfflineChange,
} from '#isomorphic/saves/offline-change.ts'
import type { Outbox, PendingChange } from './outbox.ts'

export type DeliveryTools = {
  readonly outbox: Outbox
  readonly fetchApi: typeof fetch
  /** Runs one delivery on this device at a time, so that changes arrive in order. */
  readonly withLock: <T>(work: () => Promise<T>) => Promise<T>
}

/** The number of changes per result. */
export type Delivery = { readonly delivered: number; readonly rejected: number; readonly pending: number }

const toOfflineChange = ({ key, list, fields, base }: PendingChange): OfflineChange => ({
  key,
  list,
  fields,
  base,
})

/** Sends a batch of changes; null when the delivery has to be retried later. */
async function sendChanges(
  changes: readonly PendingChange[],
  fetchApi: typeof fetch,
): Promise<ChangesResponse | null> {
  const response = await fetchApi(CHANGES_API, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ changes: changes.map(toOfflineChange) }),
  }).catch(() => null)
  const isJson = response?.headers.get('content-type')?.includes('json') === true
  if (response?.ok === true && isJson)
    return (await response.json().catch(() => null)) as ChangesResponse | null
  // A batch that the site permanently rejects is not retried.
  if (isJson && (response?.status === 400 || response?.status === 413)) {
    const keys = changes.map(({ key }) => key)
    return { settled: keys, refused: keys }
  }
  return null
}

/**
 * Sends the queued changes to the signed-in account, in order. Changes of another account are deleted. Never rejects.
 * @param owner ID of the account
 */
export async function deliverChanges(
  owner: string,
  { outbox, fetchApi, withLock }: DeliveryTools,
): Promise<Delivery> {
  const result = { delivered: 0, rejected: 0, pending: 0 }
  const deliver = async (): Promise<void> => {
    const all = await outbox.list()
    const foreignChanges = all.filter((change) => change.owner !== null && change.owner !== owner)
    if (foreignChanges.length > 0) await outbox.remove(foreignChanges.map(({ key }) => key))
    const ownChanges = all.filter((change) => change.owner === null || change.owner === owner)
    for (let start = 0; start < ownChanges.length; start += MAX_CHANGES_PER_REQUEST) {
      const response = await sendChanges(ownChanges.slice(start, start + MAX_CHANGES_PER_REQUEST), fetchApi)
      if (response === null) {
        result.pending = ownChanges.length - start
        return
      }
      await outbox.remove(response.settled)
      result.rejected += response.refused.length
      result.delivered += response.settled.length - response.refused.length
    }
  }
  await withLock(deliver).catch(() => undefined)
  return result
}
