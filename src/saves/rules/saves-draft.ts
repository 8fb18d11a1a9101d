import type { SaveTarget } from './save-target.ts'
import { bytesOfItem } from './saves-limits.ts'

/** A list as it is stored; a removed one can still be restored. */
export type StoredList = {
  readonly id: string
  readonly name: string
  readonly createdAtS: number
  readonly usedAtS: number | null
  readonly removedAtS: number | null
}

/** An item as it is stored; a removed one can still be restored. */
export type StoredItem = SaveTarget & {
  readonly listId: string
  readonly note: string
  readonly showsNote: boolean
  readonly position: number
  readonly savedAtS: number
  readonly removedAtS: number | null
}

/** What an account has stored: every list, and the items that some changes concern. */
export type StoredSaves = {
  readonly lists: readonly StoredList[]
  readonly items: readonly StoredItem[]
  /** Bytes of all items of the account, by `bytesOfItem`. */
  readonly bytes: number
  /** IDs of the lists of which every item was read. */
  readonly completeListIds: readonly string[]
}

/** Saves that changes are applied to in memory, before all of them are stored at once. */
export type SavesDraft = {
  readonly lists: () => readonly StoredList[]
  readonly list: (id: string) => StoredList | undefined
  readonly putList: (list: StoredList) => void
  /** Whether every item of a list is known: it was read, or the list is new. */
  readonly isComplete: (listId: string) => boolean
  /** Items of a list, removed ones included. */
  readonly itemsOf: (listId: string) => readonly StoredItem[]
  readonly item: (listId: string, path: string) => StoredItem | undefined
  /** The items of a page on every list, removed ones included. */
  readonly copiesOf: (path: string) => readonly StoredItem[]
  readonly putItem: (item: StoredItem) => void
  readonly bytes: () => number
  /** What has to be stored: the rows that were put. */
  readonly changes: () => Pick<StoredSaves, 'lists' | 'items'>
}

const keyOf = ({ listId, path }: Pick<StoredItem, 'listId' | 'path'>): string => `${listId} ${path}`

/** Creates a draft of stored saves; `stored` itself is unchanged. */
export function createSavesDraft(stored: StoredSaves): SavesDraft {
  const lists = new Map(stored.lists.map((list) => [list.id, list]))
  const items = new Map(stored.items.map((item) => [keyOf(item), item]))
  const changedLists = new Map<string, StoredList>()
  const changedItems = new Map<string, StoredItem>()
  const completeListIds = new Set(stored.completeListIds)
  let { bytes } = stored
  return {
    lists: () => [...lists.values()],
    list: (id) => lists.get(id),
    isComplete: (listId) => completeListIds.has(listId),
    putList(list) {
      if (!lists.has(list.id)) completeListIds.add(list.id)
      lists.set(list.id, list)
      changedLists.set(list.id, list)
    },
    itemsOf: (listId) => [...items.values()].filter((item) => item.listId === listId),
    item: (listId, path) => items.get(keyOf({ listId, path })),
    copiesOf: (path) => [...items.values()].filter((item) => item.path === path),
    putItem(item) {
      const key = keyOf(item)
      const previous = items.get(key)
      bytes += bytesOfItem(item.note) - (previous === undefined ? 0 : bytesOfItem(previous.note))
      items.set(key, item)
      changedItems.set(key, item)
    },
    bytes: () => bytes,
    changes: () => ({ lists: [...changedLists.values()], items: [...changedItems.values()] }),
  }
}
