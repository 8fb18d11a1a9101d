import { fetchInLanguage } from '#client/kit/fetch-in-language.ts'
import type { NamedList } from '#isomorphic/saves/offline-change.ts'
import { type ChangeVerdict, type Delivery, deliverChanges } from './deliver-changes.ts'
import { recordDelivery, takeLaterDelivery } from './last-delivery.ts'
import { deviceOutbox, type PendingChange } from './outbox.ts'
import { pressJournal } from './press-journal.ts'
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
  /** The same for a press that is in the journal: it is moved into the outbox, in order with the others. */
  readonly submitPress: (change: PendingChange) => Promise<SubmitOutcome>
  /** Sends the queued changes to the account. */
  readonly deliver: (owner: string) => Promise<Delivery>
  /** Whether the account took changes after the page was requested; true once per delivery. */
  readonly takeLaterDelivery: () => boolean
}

const LOCK_NAME = 'fernway-outbox'

/** Runs one delivery on this device at a time, so that changes arrive in order. */
export function withOutboxLock<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(LOCK_NAME, work) : work()
}

/** Those of the outbox, then presses that did not get there. */
async function readPendingChanges(): Promise<readonly PendingChange[]> {
  const queued = await deviceOutbox.list().catch(() => [])
  return [...queued, ...pressJournal.read().filter(({ key }) => queued.every((change) => change.key !== key))]
}

async function moveAll(): Promise<void> {
  for (const change of pressJournal.read()) {
    await deviceOutbox.add(change).catch((error: unknown) => {
      // Another window has moved it.
      if (!(error instanceof DOMException && error.name === 'ConstraintError')) throw error
    })
    pressJournal.remove([change.key])
  }
}

let moving: Promise<void> = Promise.resolve()

/** Moves the presses of the journal into the outbox, one after another; they stay there when there is no database. */
function moveJournal(): Promise<void> {
  moving = moving.then(moveAll).catch(() => undefined)
  return moving
}

/** Those who wait for the verdict on a change of this page, by its key. */
const waiting = new Map<string, (verdict: ChangeVerdict) => void>()

function announce(verdict: ChangeVerdict): boolean {
  const tell = waiting.get(verdict.change.key)
  tell?.(verdict)
  // A text that was typed is stored as well, so that it can be copied.
  return tell !== undefined && verdict.change.fields['note'] === undefined
}

async function deliver(owner: string): Promise<Delivery> {
  await moveJournal()
  const delivery = await deliverChanges(owner, {
    outbox: deviceOutbox,
    refused: deviceRefusedChanges,
    fetchApi: fetchInLanguage,
    withLock: withOutboxLock,
    onVerdict: announce,
  })
  if (delivery.delivered > 0) recordDelivery()
  return delivery
}

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

async function isPending(key: string): Promise<boolean> {
  return (await readPendingChanges()).some((change) => change.key === key)
}

/** Sends what is queued once the change is in the outbox. */
async function sendQueued({ key, owner }: PendingChange, isQueued: boolean): Promise<SubmitOutcome> {
  if (!isQueued) return { kind: 'unstored' }
  const { isDayFull } = await deliver(owner ?? '')
  // Another window may have delivered it.
  return (await isPending(key)) ? { kind: 'pending', isDayFull } : { kind: 'applied', lists: [] }
}

/** @param enqueue puts the change into the outbox; false where the browser has no database */
function submitQueued(change: PendingChange, enqueue: () => Promise<boolean>): Promise<SubmitOutcome> {
  return new Promise((resolve) => {
    // Before it is queued: a delivery that another press has started may take it along.
    waiting.set(change.key, (verdict) => resolve(toOutcome(verdict)))
    void enqueue()
      .then((isQueued) => sendQueued(change, isQueued))
      .finally(() => waiting.delete(change.key))
      .then(resolve)
  })
}

const submit = (newChange: NewChange & { readonly owner: string }): Promise<SubmitOutcome> => {
  const change = toPendingChange(newChange)
  return submitQueued(change, () => queue(change))
}

const submitPress = (change: PendingChange): Promise<SubmitOutcome> =>
  submitQueued(change, async () => {
    await moveJournal()
    const isMoved = !pressJournal.read().some(({ key }) => key === change.key)
    if (!isMoved) pressJournal.remove([change.key])
    return isMoved
  })

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
  submitPress,
  queueForm: queueFormChange,
  deliver,
  takeLaterDelivery,
}
