import type { NamedList } from '#isomorphic/saves/offline-change.ts'
import { type ChangeVerdict, type Delivery, deliverChanges } from './deliver-changes.ts'
import { deviceOutbox, type PendingChange } from './outbox.ts'
import { queueFormChange } from './queue-form-change.ts'
import { type DeviceRefusalReason, deviceRefusedChanges } from './refused-changes.ts'

/** A change without its key and time. */
export type NewChange = Pick<PendingChange, 'list' | 'fields' | 'base' | 'owner'> & { readonly key?: string }

/**
 * What became of a change that was submitted: `pending` is stored on this device and sent later; `unstored` is lost,
 * because the browser has no storage and the site did not respond.
 */
export type SubmitOutcome =
  | { readonly kind: 'applied'; readonly lists: readonly NamedList[] }
  | { readonly kind: 'pending'; readonly isDayFull: boolean }
  | { readonly kind: 'refused'; readonly reason: DeviceRefusalReason }
  | { readonly kind: 'unstored' }

/** Saves that are queued on this device until the account has them. */
export type PendingSaves = {
  /** Applies the queued changes to a set of saved pages. */
  readonly applyTo: (saved: Set<string>) => Promise<void>
  /** Queues a change without sending it; false where the browser has no storage. */
  readonly queue: (change: NewChange) => Promise<boolean>
  /** Queues a change and sends what is queued, in order. */
  readonly submit: (change: NewChange & { readonly owner: string }) => Promise<SubmitOutcome>
  readonly queueForm: typeof queueFormChange
  /** Sends the queued changes to the account. */
  readonly deliver: (owner: string) => Promise<Delivery>
}

const LOCK_NAME = 'fernway-outbox'

/** Runs one delivery on this device at a time, so that changes arrive in order. */
export function withOutboxLock<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(LOCK_NAME, work) : work()
}

const readPendingChanges = () => deviceOutbox.list().catch(() => [])

/** Those who wait for the verdict on a change of this page, by its key. */
const waiting = new Map<string, (verdict: ChangeVerdict) => void>()

function announce(verdict: ChangeVerdict): boolean {
  const tell = waiting.get(verdict.change.key)
  tell?.(verdict)
  // A text that was typed is stored as well, so that it can be copied.
  return tell !== undefined && verdict.change.fields['note'] === undefined
}

const deliver = (owner: string): Promise<Delivery> =>
  deliverChanges(owner, {
    outbox: deviceOutbox,
    refused: deviceRefusedChanges,
    fetchApi: (input, init) => fetch(input, init),
    withLock: withOutboxLock,
    onVerdict: announce,
  })

const toPendingChange = ({ key = crypto.randomUUID(), ...change }: NewChange): PendingChange => ({
  key,
  at: Date.now(),
  ...change,
})

const queue = (change: PendingChange): Promise<boolean> =>
  deviceOutbox.add(change).then(
    () => true,
    () => false,
  )

function toOutcome({ reason, lists }: ChangeVerdict): SubmitOutcome {
  return reason === null ? { kind: 'applied', lists } : { kind: 'refused', reason }
}

async function submit(newChange: NewChange & { readonly owner: string }): Promise<SubmitOutcome> {
  const change = toPendingChange(newChange)
  if (!(await queue(change))) return { kind: 'unstored' }
  return new Promise((resolve) => {
    waiting.set(change.key, (verdict) => resolve(toOutcome(verdict)))
    void deliver(change.owner ?? '').then(async ({ isDayFull }) => {
      waiting.delete(change.key)
      const isPending = (await readPendingChanges()).some(({ key }) => key === change.key)
      // Another window may have delivered it.
      resolve(isPending ? { kind: 'pending', isDayFull } : { kind: 'applied', lists: [] })
    })
  })
}

/** The queued saves of this device. */
export const pendingSaves: PendingSaves = {
  async applyTo(saved) {
    for (const { list, fields } of await readPendingChanges()) {
      if (list !== null || fields['path'] === undefined) continue
      if (fields['do'] === 'save') saved.add(fields['path'])
      else saved.delete(fields['path'])
    }
  },
  queue: (change) => queue(toPendingChange(change)),
  submit,
  queueForm: queueFormChange,
  deliver,
}
