import { isPressKey, PRESS_KEY_FIELD } from '#isomorphic/forms/press-key.ts'
import { NOTE_BASE_FIELD, STORED_NOTE } from '#isomorphic/forms/stored-note.ts'
import { deviceOutbox, type PendingChange } from './outbox.ts'

const ITEM_SELECTOR = '[data-path]'
/**
 * Actions of the Saves page that need no response of the site; sharing is not among them, because only the site can
 * create a link.
 */
const QUEUEABLE_ACTIONS = new Set([
  'earlier',
  'later',
  'first',
  'last',
  'place',
  'position',
  'remove',
  'restore',
  'note',
  'copy',
  'move',
  'rename',
  'create',
  'delete',
])
/** The address of a list, in any language of the site. */
const LIST_PATH = /^\/(?:[a-z]{2}\/)?profile\/saves\/(?<list>[^/]+)$/

const findItem = (region: Element, path: string | undefined): HTMLElement | undefined =>
  [...region.querySelectorAll<HTMLElement>(ITEM_SELECTOR)].find(({ dataset }) => dataset['path'] === path)

/** The index from 0 that a move leads to; null for other actions. */
function targetIndex(fields: Readonly<Record<string, string>>, from: number, total: number): number | null {
  switch (fields['do']) {
    case 'earlier':
      return from - 1
    case 'later':
      return from + 1
    case 'first':
      return 0
    case 'last':
      return total - 1
    case 'position':
      return Number(fields['position']) - 1
    default:
      return null
  }
}

/** Moves an item on the page; returns its index from 0, because replaying a step would move it twice. */
function moveItem(
  region: Element,
  item: HTMLElement,
  fields: Readonly<Record<string, string>>,
): number | null {
  const items = [...region.querySelectorAll(ITEM_SELECTOR)]
  const target = targetIndex(fields, items.indexOf(item), items.length)
  if (target === null || Number.isNaN(target)) return null
  const index = Math.max(0, Math.min(target, items.length - 1))
  const others = items.filter((other) => other !== item)
  const next = others[index]
  if (next === undefined) others.at(-1)?.after(item)
  else next.before(item)
  return index
}

/** Shows the expected result on the page. Turns a step into an absolute index in `fields`. */
function applyOptimistically(region: Element, fields: Record<string, string>): void {
  const item = findItem(region, fields['path'])
  if (item === undefined) return
  if (fields['do'] === 'remove') item.hidden = true
  const index = moveItem(region, item, fields)
  if (index !== null) {
    fields['index'] = String(index)
    fields['do'] = 'place'
  }
  if (fields['do'] !== 'note') return
  const { note: text = '' } = fields
  item.dataset[STORED_NOTE] = text.trim()
  const note = item.querySelector('.saved-note')
  if (note !== null) note.textContent = text
}

/** The note of an item that this device sent or queued last, else as the page was rendered. */
function readStoredNote(region: Element, path: string | undefined): string | null {
  const item = findItem(region, path)
  const field = item?.querySelector<HTMLTextAreaElement>('textarea[name="note"]')
  return item?.dataset[STORED_NOTE] ?? field?.defaultValue ?? null
}

/** One after another, so that a change is compared with the one before it. */
let queueing: Promise<boolean> = Promise.resolve(true)

/** Adds a change, unless it is the note that was queued last: it is saved while it is typed, and by its button. */
async function addOnce(change: PendingChange): Promise<boolean> {
  const last = (await deviceOutbox.list()).at(-1)
  const isRepeated =
    change.fields['do'] === 'note' &&
    last?.list === change.list &&
    JSON.stringify(last.fields) === JSON.stringify(change.fields)
  if (!isRepeated) await deviceOutbox.add(change)
  return true
}

/**
 * Queues the action of a form of the Saves page until the network is back, and shows it as done.
 * @param region the part of the page with the forms
 * @param action address of the form
 * @returns false for an action that cannot be queued, and where the browser has no storage
 */
export async function queueFormChange(
  region: Element,
  action: string,
  body: FormData,
  owner: string,
): Promise<boolean> {
  const list = LIST_PATH.exec(new URL(action).pathname)?.groups?.['list']
  const textEntries = [...body].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const { [PRESS_KEY_FIELD]: pressKey, [NOTE_BASE_FIELD]: _, ...fields } = Object.fromEntries(textEntries)
  if (list === undefined || !QUEUEABLE_ACTIONS.has(fields['do'] ?? '')) return false
  const base = readStoredNote(region, fields['path'])
  applyOptimistically(region, fields)
  // The site may have applied the form although its response did not arrive; it knows the key then.
  const key = isPressKey(pressKey) ? pressKey : crypto.randomUUID()
  const change = { key, owner, at: Date.now(), list, fields, base }
  queueing = queueing.then(() => addOnce(change)).catch(() => false)
  return queueing
}
