import type { DeviceLists } from '#client/saves/device/device-lists.ts'
import {
  createDeviceList,
  listIdOfKey,
  setDeviceNote,
  setOnDeviceList,
} from '#client/saves/device/edit-device-lists.ts'
import type { PlacementKeeper } from './placement-keeper.ts'

/** Maximum number of lists, as in an account. */
const MAX_DEVICE_LISTS = 30

/** The lists of this device. */
export function createDeviceKeeper(lists: DeviceLists): PlacementKeeper {
  const outcomeOf = (isStored: boolean): string => (isStored ? 'done' : 'list_full')
  return {
    readLists: async (path) =>
      lists
        .read()
        .toSorted((a, b) => b.usedAtMs - a.usedAtMs)
        .map(({ id, name, items }) => {
          const item = items.find((candidate) => candidate.path === path)
          const note = item?.note ?? ''
          return { id, name, count: items.length, has: item !== undefined, note, showsNote: false }
        }),
    setOn: async (path, listId, isOn) => outcomeOf(lists.edit(setOnDeviceList(path, listId, isOn))),
    async createList(name, path) {
      const key = crypto.randomUUID()
      const isFull = lists.read().length >= MAX_DEVICE_LISTS
      const outcome = isFull ? 'too_many_lists' : outcomeOf(lists.edit(createDeviceList(key, name, path)))
      return { outcome, id: listIdOfKey(key) }
    },
    saveNote: async (path, { id }, note) => outcomeOf(lists.edit(setDeviceNote(id, path, note))),
  }
}
