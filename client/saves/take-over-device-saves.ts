import { MAIN_LIST_ID } from '#isomorphic/saves/saves-names.ts'
import { splitIntoBatches } from './change-batches.ts'
import type { DeviceItem, DeviceList } from './device/device-list.ts'
import type { DeviceLists } from './device/device-lists.ts'
import { settleDeviceItems } from './device/edit-device-lists.ts'
import type { PendingChange } from './outbox.ts'
import type { SendOutcome } from './send-changes.ts'

/** An account that refused an item is not asked again for this long: it may be full for days. */
const REFUSAL_PAUSE_MS = 60 * 60 * 1000

/** How many saves of the device the account has taken, and how many it refused. */
export type TakeOver = { readonly taken: number; readonly refused: number }

export type TakeOverTools = {
  readonly lists: DeviceLists
  /** Pages that were pressed while it was not known who is signed in: they go to the list used last. */
  readonly pressedPaths: ReadonlySet<string>
  readonly send: (changes: readonly PendingChange[]) => Promise<SendOutcome>
  readonly withLock: <T>(work: () => Promise<T>) => Promise<T>
  readonly nowMs: () => number
}

type Planned = {
  readonly key: string
  readonly list: string | null
  readonly fields: PendingChange['fields']
}

function planItem(list: DeviceList, { path, note, key }: DeviceItem, isPressed: boolean): Planned {
  const isPlain = list.id === MAIN_LIST_ID && note === ''
  if (isPlain && isPressed) return { key, list: null, fields: { do: 'save', path } }
  // What the visitor saved on a list of the account before is there already.
  const once = list.id === MAIN_LIST_ID ? { once: 'any-list' } : {}
  return { key, list: list.id, fields: { do: 'add', path, note, ...once } }
}

function planList(list: DeviceList, { pressedPaths, nowMs }: TakeOverTools): readonly Planned[] {
  const isDue = ({ refusedAtMs }: DeviceItem): boolean =>
    refusedAtMs === null || refusedAtMs < nowMs() - REFUSAL_PAUSE_MS
  const items = list.items.filter(isDue).map((item) => planItem(list, item, pressedPaths.has(item.path)))
  const isOwnList = list.id !== MAIN_LIST_ID && items.length > 0
  return isOwnList
    ? [{ key: list.key, list: MAIN_LIST_ID, fields: { do: 'create', name: list.name } }, ...items]
    : items
}

async function sendPlanned(owner: string, tools: TakeOverTools): Promise<TakeOver> {
  const { lists, send, nowMs } = tools
  const planned = lists.read().flatMap((list) => planList(list, tools))
  const changes = planned.map((plan): PendingChange => ({ ...plan, owner, at: nowMs(), base: null }))
  let result = { taken: 0, refused: 0 }
  /** Those of earlier batches too: the last page of a list may be in a later batch than the list. */
  const settled = new Set<string>()
  for (const batch of splitIntoBatches(changes)) {
    const outcome = await send(batch)
    // Whatever is not settled stays on the device and is sent with the same keys the next time.
    if (outcome === null || typeof outcome === 'string') return result
    const refused = new Set(outcome.refused)
    const applied = new Set(outcome.settled.filter((key) => !refused.has(key)))
    const isItem = (key: string): boolean =>
      batch.some((change) => change.key === key && change.fields['do'] !== 'create')
    for (const key of applied) settled.add(key)
    lists.edit(settleDeviceItems(settled, refused))
    result = {
      taken: result.taken + [...applied].filter(isItem).length,
      refused: result.refused + [...refused].filter(isItem).length,
    }
  }
  return result
}

/**
 * Moves the lists of this device into the account that has signed in: lists, order and notes. Each item has a key, by
 * which the account applies it once, also when two windows or an interrupted attempt send it again; an item leaves the
 * device only after the account has stored it. Never rejects.
 */
export const takeOverDeviceSaves = (owner: string, tools: TakeOverTools): Promise<TakeOver> =>
  tools.withLock(() => sendPlanned(owner, tools)).catch(() => ({ taken: 0, refused: 0 }))
