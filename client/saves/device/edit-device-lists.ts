import { MAIN_LIST_ID } from '#isomorphic/saves/saves-names.ts'
import type { DeviceItem, DeviceList, SavedPageFacts } from './device-list.ts'
import { createItem, type DeviceEdit, type DeviceListTools } from './device-lists.ts'

/** Digits of a list's ID. */
const LIST_ID_LENGTH = 16

const withList =
  (listId: string, change: (list: DeviceList, tools: DeviceListTools) => DeviceList): DeviceEdit =>
  (lists, tools) =>
    lists.map((list) => (list.id === listId ? change(list, tools) : list))

const withItem = (
  listId: string,
  path: string,
  change: (item: DeviceItem, tools: DeviceListTools) => DeviceItem,
): DeviceEdit =>
  withList(listId, (list, tools) => ({
    ...list,
    items: list.items.map((item) => (item.path === path ? change(item, tools) : item)),
  }))

/** Adds a page to the end of a list, or removes it. */
export const setOnDeviceList = (path: string, listId: string, isOn: boolean): DeviceEdit =>
  withList(listId, (list, tools) => {
    const others = list.items.filter((item) => item.path !== path)
    if (!isOn) return { ...list, items: others }
    if (others.length < list.items.length) return list
    return { ...list, usedAtMs: tools.nowMs(), items: [...list.items, createItem(path, tools)] }
  })

/** The ID of the list that a key creates, on a device and in an account. */
export const listIdOfKey = (key: string): string => key.replaceAll('-', '').slice(0, LIST_ID_LENGTH)

/** Creates a list with a page on it, or an empty one without. */
export const createDeviceList =
  (key: string, name: string, path: string | null): DeviceEdit =>
  (lists, tools) => [
    ...lists,
    {
      id: listIdOfKey(key),
      name,
      key,
      usedAtMs: tools.nowMs(),
      items: path === null ? [] : [createItem(path, tools)],
    },
  ]

export const renameDeviceList = (listId: string, name: string): DeviceEdit =>
  withList(listId, (list) => ({ ...list, name }))

/** Deletes a list; pages that are on it alone are no longer saved. The main list stays, empty. */
export const deleteDeviceList =
  (listId: string): DeviceEdit =>
  (lists) =>
    listId === MAIN_LIST_ID
      ? lists.map((list) => (list.id === listId ? { ...list, items: [] } : list))
      : lists.filter(({ id }) => id !== listId)

/**
 * Changes a note; an account takes the item over with another key, because it is another change. A page that another
 * window removed is added again with its note, on the main list where its own is gone, so that no text is lost.
 */
export const setDeviceNote =
  (listId: string, path: string, note: string): DeviceEdit =>
  (lists, tools) => {
    const { id = MAIN_LIST_ID, items = [] } = lists.find((list) => list.id === listId) ?? lists[0] ?? {}
    const isOn = items.some((item) => item.path === path)
    const edit =
      isOn || note === ''
        ? withItem(id, path, (item) => (item.note === note ? item : { ...item, note, key: tools.newKey() }))
        : withList(id, (list) => ({ ...list, items: [...list.items, { ...createItem(path, tools), note }] }))
    return edit(lists, tools)
  }

/** Moves an item to an index from 0. */
export const moveDeviceItem = (listId: string, path: string, index: number): DeviceEdit =>
  withList(listId, (list) => {
    const item = list.items.find((candidate) => candidate.path === path)
    if (item === undefined) return list
    const others = list.items.filter((candidate) => candidate !== item)
    return { ...list, items: others.toSpliced(Math.max(0, Math.min(index, others.length)), 0, item) }
  })

/** Stores what the site says of pages, wherever they are. */
export const describeDeviceItems =
  (facts: ReadonlyMap<string, SavedPageFacts>): DeviceEdit =>
  (lists) =>
    lists.map((list) => ({
      ...list,
      items: list.items.map((item) => ({ ...item, facts: facts.get(item.path) ?? item.facts })),
    }))

/** Puts a removed item back where it was. */
export const restoreDeviceItem = (listId: string, item: DeviceItem, index: number): DeviceEdit =>
  withList(listId, (list) =>
    list.items.some(({ path }) => path === item.path)
      ? list
      : { ...list, items: list.items.toSpliced(Math.min(index, list.items.length), 0, item) },
  )

/** Takes items out that an account has, and marks those that it refused. */
export const settleDeviceItems =
  (applied: ReadonlySet<string>, refused: ReadonlySet<string>): DeviceEdit =>
  (lists, { nowMs }) =>
    lists
      .map((list) => ({
        ...list,
        items: list.items
          .filter(({ key }) => !applied.has(key))
          .map((item) => (refused.has(item.key) ? { ...item, refusedAtMs: nowMs() } : item)),
      }))
      .filter(({ id, key, items }) => id === MAIN_LIST_ID || items.length > 0 || !applied.has(key))
