import { isFields, textField } from '#client/saves/device/parse-device-lists.ts'
import { LIST_FILE_FORMAT } from '#isomorphic/saves/format-list-json.ts'

/** An item of a copied list: enough to read it, and to open its guide. */
export type CopiedItem = { readonly path: string; readonly name: string; readonly note: string }

/** A list of an account as it was when it was copied to this device, to be read without a network. */
export type AccountListCopy = {
  readonly id: string
  /** ID of the account (client/kit/client-session-store.ts). */
  readonly owner: string
  readonly name: string
  readonly items: readonly CopiedItem[]
  /** In ms since 1970. */
  readonly copiedAtMs: number
}

function parseItem(value: unknown): readonly CopiedItem[] {
  if (!isFields(value) || textField(value['path']) === '') return []
  const path = textField(value['path'])
  return [{ path, name: textField(value['name']) || path, note: textField(value['note']) }]
}

/**
 * Parses the JSON file of a list (isomorphic/saves/format-list-json.ts).
 * @returns name and items; null for anything else, such as the page of a captive portal
 */
export function parseCopiedList(value: unknown): Pick<AccountListCopy, 'name' | 'items'> | null {
  if (!isFields(value) || value['format'] !== LIST_FILE_FORMAT || !Array.isArray(value['items'])) return null
  return { name: textField(value['name']), items: value['items'].flatMap(parseItem) }
}
