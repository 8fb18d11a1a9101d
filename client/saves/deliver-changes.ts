import { CHANGES_API, type ChangesAnswer, MOST_CHANGES, type OfflineChange } from './offline-change.ts'
import type { Outbox, WaitingChange } from './outbox.ts'

export type DeliveryTools = {
  readonly outbox: Outbox
  readonly ask: typeof fetch
  /** Runs one delivery of this device at a time, so that changes arrive in their order. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>
}

/** What became of the changes of a device. */
export type Delivery = { readonly delivered: number; readonly refused: number; readonly waiting: number }

const toChange = ({ key, list, fields, base }: WaitingChange): OfflineChange => ({ key, list, fields, base })

/** Sends some changes; null when they have to wait on. */
async function send(changes: readonly WaitingChange[], ask: typeof fetch): Promise<ChangesAnswer | null> {
  const answer = await ask(CHANGES_API, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ changes: changes.map(toChange) }),
  }).catch(() => null)
  const isOurs = answer?.headers.get('content-type')?.includes('json') === true
  if (answer?.ok === true && isOurs) return (await answer.json().catch(() => null)) as ChangesAnswer | null
  // What the site will never take is not sent for ever.
  if (isOurs && (answer?.status === 400 || answer?.status === 413)) {
    const keys = changes.map(({ key }) => key)
    return { settled: keys, refused: keys }
  }
  return null
}

/**
 * Gives what was done without a network to the account of who is signed in, in its order. Changes of another account are
 * forgotten: they are nobody's business here. Never rejects.
 * @param owner of the account
 */
export async function deliverChanges(
  owner: string,
  { outbox, ask, alone }: DeliveryTools,
): Promise<Delivery> {
  const result = { delivered: 0, refused: 0, waiting: 0 }
  const deliver = async (): Promise<void> => {
    const all = await outbox.list()
    const others = all.filter((change) => change.owner !== null && change.owner !== owner)
    if (others.length > 0) await outbox.drop(others.map(({ key }) => key))
    const own = all.filter((change) => change.owner === null || change.owner === owner)
    for (let start = 0; start < own.length; start += MOST_CHANGES) {
      const answer = await send(own.slice(start, start + MOST_CHANGES), ask)
      if (answer === null) {
        result.waiting = own.length - start
        return
      }
      await outbox.drop(answer.settled)
      result.refused += answer.refused.length
      result.delivered += answer.settled.length - answer.refused.length
    }
  }
  await alone(deliver).catch(() => undefined)
  return result
}
