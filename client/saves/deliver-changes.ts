import type { ChangesResponse, NamedList } from '#isomorphic/saves/offline-change.ts'
import { splitIntoBatches } from './change-batches.ts'
import type { Outbox, PendingChange } from './outbox.ts'
import type { DeviceRefusalReason, RefusedChanges } from './refused-changes.ts'
import { sendChanges } from './send-changes.ts'

export type DeliveryTools = {
  readonly outbox: Outbox
  readonly refused: RefusedChanges
  readonly fetchApi: typeof fetch
  /** Runs one delivery on this device at a time, so that changes arrive in order. */
  readonly withLock: <T>(work: () => Promise<T>) => Promise<T>
  /** Called for each verdict; returns true when the page reports it at once, so that a refused change is not stored. */
  readonly onVerdict?: (verdict: ChangeVerdict) => boolean
}

/** The number of changes per result. */
export type Delivery = {
  readonly delivered: number
  readonly rejected: number
  readonly pending: number
  /** Whether the rest is pending because the account had enough changes for this day. */
  readonly isDayFull: boolean
}

/** The verdicts in order, and whether all changes have one: if not, the rest is sent later. */
type BatchResult = {
  readonly verdicts: readonly ChangeVerdict[]
  readonly isComplete: boolean
  readonly isDayFull: boolean
}

/** What happened to a change. */
export type ChangeVerdict = {
  readonly change: PendingChange
  /** Null when it was applied. */
  readonly reason: DeviceRefusalReason | null
  /** The lists that the change of a save button concerns, as far as the site named them. */
  readonly lists: readonly NamedList[]
}

function verdictsOf(changes: readonly PendingChange[], response: ChangesResponse): readonly ChangeVerdict[] {
  const settled = new Set(response.settled)
  const refused = new Set(response.refused)
  return changes
    .filter(({ key }) => settled.has(key))
    .map((change) => ({
      change,
      reason: refused.has(change.key) ? (response.reasons?.[change.key] ?? 'refused') : null,
      lists: response.lists?.[change.key] ?? [],
    }))
}

/** Takes changes out of the outbox. One that was refused is stored with its reason before it leaves the outbox. */
async function settle(
  owner: string,
  verdicts: readonly ChangeVerdict[],
  { outbox, refused, onVerdict }: DeliveryTools,
): Promise<void> {
  const reported = new Set(verdicts.filter((verdict) => onVerdict?.(verdict) === true))
  const refusedChanges = verdicts.flatMap((verdict) =>
    verdict.reason === null || reported.has(verdict)
      ? []
      : [{ ...verdict.change, owner, reason: verdict.reason }],
  )
  if (refusedChanges.length > 0) await refused.add(refusedChanges)
  await outbox.remove(verdicts.map(({ change }) => change.key))
}

/** Sends a batch; one that the site rejects together is halved down to the change that is the cause. */
async function deliverBatch(
  owner: string,
  changes: readonly PendingChange[],
  tools: DeliveryTools,
): Promise<BatchResult> {
  const outcome = await sendChanges(changes, tools.fetchApi)
  if (outcome === null || outcome === 'day_full')
    return { verdicts: [], isComplete: false, isDayFull: outcome !== null }
  if (typeof outcome !== 'string' || changes.length === 1) {
    const reason = outcome === 'too_large' ? 'too_large' : 'invalid_change'
    const verdicts =
      typeof outcome === 'string'
        ? changes.map((change): ChangeVerdict => ({ change, reason, lists: [] }))
        : verdictsOf(changes, outcome)
    await settle(owner, verdicts, tools)
    return { verdicts, isComplete: verdicts.length === changes.length, isDayFull: false }
  }
  const middle = Math.ceil(changes.length / 2)
  const first = await deliverBatch(owner, changes.slice(0, middle), tools)
  if (!first.isComplete) return first
  const second = await deliverBatch(owner, changes.slice(middle), tools)
  return { ...second, verdicts: [...first.verdicts, ...second.verdicts] }
}

/** Takes changes out of the outbox that are not sent: those of another account, and those that waited for too long. */
async function clearUnsendable(owner: string, tools: DeliveryTools): Promise<number> {
  const { outbox } = tools
  const foreign = (await outbox.list()).filter((change) => change.owner !== null && change.owner !== owner)
  const expired = await outbox.listExpired()
  const own = expired.filter((change) => change.owner === owner)
  await settle(
    owner,
    own.map((change) => ({ change, reason: 'expired' as const, lists: [] })),
    tools,
  )
  await outbox.remove([...foreign, ...expired].map(({ key }) => key))
  return own.length
}

/**
 * Sends the queued changes to the signed-in account, in order. A change that is not applied is stored among the refused
 * ones with its reason; changes of another account are deleted. Never rejects.
 * @param owner ID of the account
 */
export async function deliverChanges(owner: string, tools: DeliveryTools): Promise<Delivery> {
  const result = { delivered: 0, rejected: 0, pending: 0, isDayFull: false }
  const deliver = async (): Promise<void> => {
    result.rejected += await clearUnsendable(owner, tools)
    const changes = await tools.outbox.list()
    result.pending = changes.length
    for (const batch of splitIntoBatches(changes)) {
      const { verdicts, isComplete, isDayFull } = await deliverBatch(owner, batch, tools)
      const rejected = verdicts.filter(({ reason }) => reason !== null).length
      result.rejected += rejected
      result.delivered += verdicts.length - rejected
      result.pending -= verdicts.length
      result.isDayFull = isDayFull
      if (!isComplete) return
    }
  }
  await tools.withLock(deliver).catch(() => undefined)
  return result
}
