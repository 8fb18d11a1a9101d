import { createDeviceSaves } from '#client/saves/device-saves.ts'
import {
  DEVICE_LISTS_KEY,
  DEVICE_SAVES_KEY,
  MAIN_LIST_ID,
  MAX_LIST_ITEMS,
} from '#isomorphic/saves/saves-names.ts'
import type { DeviceItem, DeviceList } from './device-list.ts'
import { parseDeviceLists } from './parse-device-lists.ts'

/** What the lists of a device depend on. */
export type DeviceListTools = {
  /** May throw on any access. */
  readonly storage: () => Storage
  readonly newKey: () => string
  readonly nowMs: () => number
  /** The name of the main list. */
  readonly mainListName: string
}

/** An edit of all lists; the stored lists replace it. */
export type DeviceEdit = (lists: readonly DeviceList[], tools: DeviceListTools) => readonly DeviceList[]

/** The lists, notes and order of the saves of this device. */
export type DeviceLists = {
  /** The main list first; always at least that one. */
  readonly read: () => readonly DeviceList[]
  /** Stores an edit; false when the device is full or the browser has no storage. */
  readonly edit: (change: DeviceEdit) => boolean
}

const createMainList = ({ mainListName }: DeviceListTools): DeviceList => ({
  id: MAIN_LIST_ID,
  name: mainListName,
  key: '',
  usedAtMs: 0,
  items: [],
})

export const createItem = (path: string, { newKey }: DeviceListTools): DeviceItem => ({
  path,
  note: '',
  key: newKey(),
  facts: null,
  refusedAtMs: null,
})

/** The list used last, to which a press saves. */
const recentDeviceList = (lists: readonly DeviceList[]): DeviceList | undefined =>
  lists.toSorted((a, b) => b.usedAtMs - a.usedAtMs)[0]

const pathsOn = (lists: readonly DeviceList[]): readonly string[] => [
  ...new Set(lists.flatMap(({ items }) => items.map(({ path }) => path))),
]

/**
 * Brings the lists in line with the saved paths: `fernway.saves`, which the buttons of every page write, decides what is
 * saved, and the lists in which order, on which list and with which note. A new path joins the list used last.
 */
function alignWithPaths(
  lists: readonly DeviceList[],
  paths: readonly string[],
  tools: DeviceListTools,
): readonly DeviceList[] {
  const saved = new Set(paths)
  const all = lists.some(({ id }) => id === MAIN_LIST_ID) ? lists : [createMainList(tools), ...lists]
  const known = new Set(pathsOn(all))
  const added = paths.filter((path) => !known.has(path)).map((path) => createItem(path, tools))
  const target = recentDeviceList(all)?.id
  return all.map((list) => ({
    ...list,
    items: [...list.items.filter(({ path }) => saved.has(path)), ...(list.id === target ? added : [])],
  }))
}

/** Opens the lists of this device. The methods never throw. */
export function openDeviceLists(tools: DeviceListTools): DeviceLists {
  const { storage } = tools
  const saves = createDeviceSaves(storage)

  function write(key: string, value: string): boolean {
    try {
      storage().setItem(key, value)
      return true
    } catch {
      return false
    }
  }

  function remove(key: string): void {
    try {
      storage().removeItem(key)
    } catch {
      // Without storage there is nothing to remove.
    }
  }

  function readStored(): readonly DeviceList[] {
    try {
      return parseDeviceLists(storage().getItem(DEVICE_LISTS_KEY))
    } catch {
      return []
    }
  }

  function store(lists: readonly DeviceList[]): boolean {
    const before = saves.read()
    const paths = pathsOn(lists)
    if (paths.length > MAX_LIST_ITEMS) return false
    const ordered = [
      ...before.filter((path) => paths.includes(path)),
      ...paths.filter((path) => !before.includes(path)),
    ]
    if (paths.length === 0 && lists.length === 1) remove(DEVICE_LISTS_KEY)
    else if (!write(DEVICE_LISTS_KEY, JSON.stringify({ version: 1, lists }))) return false
    saves.remove(before.filter((path) => !paths.includes(path)))
    return ordered.length === 0 || write(DEVICE_SAVES_KEY, JSON.stringify(ordered))
  }

  function read(): readonly DeviceList[] {
    const stored = readStored()
    const lists = alignWithPaths(stored, saves.read(), tools)
    // New items get their keys once, so that an account takes them over once.
    if (pathsOn(lists).some((path) => !pathsOn(stored).includes(path))) store(lists)
    return lists
  }
  return { read, edit: (change) => store(change(read(), tools)) }
}
