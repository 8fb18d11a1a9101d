import { MAIN_LIST_ID } from '#isomorphic/saves/saves-names.ts'
import { DEFAULT_LOCALE } from '#isomorphic/words/locale.ts'
import type { DeviceItem, DeviceList, SavedPageFacts } from './device-list.ts'

type Fields = Readonly<Record<string, unknown>>
export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
export const textField = (value: unknown): string => (typeof value === 'string' ? value : '')
const arrayOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

function positionOf(value: unknown): SavedPageFacts['at'] {
  if (!isFields(value)) return null
  const { latitude, longitude } = value
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null
}

/** Parses facts of the site or of the storage; null without a name. */
export function parseFacts(value: unknown): SavedPageFacts | null {
  if (!isFields(value) || textField(value['name']) === '') return null
  return {
    name: textField(value['name']),
    meta: textField(value['meta']),
    text: textField(value['text']),
    href: textField(value['href']),
    poster: textField(value['poster']),
    theme: Number(value['theme']) || 0,
    at: positionOf(value['at']),
    // Earlier versions of the site asked for English alone.
    lang: textField(value['lang']) || DEFAULT_LOCALE,
  }
}

function parseItem(value: unknown): readonly DeviceItem[] {
  if (!isFields(value) || textField(value['path']) === '') return []
  const { refusedAtMs } = value
  return [
    {
      path: textField(value['path']),
      note: textField(value['note']),
      key: textField(value['key']),
      facts: parseFacts(value['facts']),
      refusedAtMs: typeof refusedAtMs === 'number' ? refusedAtMs : null,
    },
  ]
}

function parseList(value: unknown): readonly DeviceList[] {
  if (!isFields(value) || !/^(?:main|[0-9a-f]{16})$/.test(textField(value['id']))) return []
  return [
    {
      id: textField(value['id']),
      name: textField(value['name']),
      key: textField(value['key']),
      usedAtMs: Number(value['usedAtMs']) || 0,
      items: arrayOf(value['items']).flatMap(parseItem),
    },
  ]
}

/**
 * Parses the stored lists of this device; of anything else it takes what it understands. Any script of this site, also an
 * earlier or later version, may have written them.
 */
export function parseDeviceLists(text: string | null): readonly DeviceList[] {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    const lists = isFields(value) ? arrayOf(value['lists']).flatMap(parseList) : []
    return lists.toSorted((a, b) => Number(b.id === MAIN_LIST_ID) - Number(a.id === MAIN_LIST_ID))
  } catch {
    return []
  }
}
