import { localiseAddress } from '#client/kit/localise-address.ts'
import type { DeviceList } from '#client/saves/device/device-list.ts'
import { createElement } from '#client/saves/panel/create-element.ts'
import { formatSavedList } from '#isomorphic/saves/saved-list-file.ts'
import { toFileItem } from './device-list-files.ts'

/** Reads a list for a new trip, which needs no account (src/trips/import/trip-import-routes.tsx). */
const IMPORT_PATH = '/trips/import'
const MAX_LIST_NAME_LENGTH = 60

type PlannedList = Pick<DeviceList, 'name' | 'items'>

/** Lists as one: each page once, with the first of its notes. */
export function mergeDeviceLists(name: string, lists: readonly DeviceList[]): PlannedList {
  const byPath = new Map<string, DeviceList['items'][number]>()
  for (const item of lists.flatMap(({ items }) => items)) {
    const known = byPath.get(item.path)
    if (known === undefined || known.note === '') byPath.set(item.path, item)
  }
  return { name, items: [...byPath.values()] }
}

/** A button that leads to a new trip with the pages of a list. The list is sent as the file that exports it. */
export function createPlanTripForm(list: PlannedList, label: string): HTMLElement {
  const name = list.name.slice(0, MAX_LIST_NAME_LENGTH)
  const file = { name, link: `${location.origin}/`, items: list.items.map(toFileItem) }
  return createElement(
    'form',
    { method: 'post', action: localiseAddress(IMPORT_PATH), enctype: 'multipart/form-data' },
    createElement('input', {
      type: 'hidden',
      name: 'file',
      value: formatSavedList('json', file, location.origin),
    }),
    createElement('button', { className: 'button button-ghost', type: 'submit', textContent: label }),
  )
}
