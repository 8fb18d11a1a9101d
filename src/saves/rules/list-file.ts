import * as v from 'valibot'
import { LIST_FILE_FORMAT, LIST_FILE_VERSION } from '#isomorphic/saves/format-list-json.ts'
import { ListName, Note, normaliseLine } from '#src/http/rules/user-text.ts'
import { joinNotes } from './join-notes.ts'
import { parseSaveTarget, type SaveTarget } from './save-target.ts'

/**
 * Higher than the maximum length of a list, so that a long list is truncated instead of being rejected as an unknown
 * format.
 */
const MAX_ENTRIES = 2000

const ListFile = v.object({
  format: v.literal(LIST_FILE_FORMAT),
  version: v.literal(LIST_FILE_VERSION),
  name: ListName,
  items: v.pipe(
    v.array(v.object({ path: v.string(), note: v.optional(Note, ''), name: v.optional(v.unknown()) })),
    v.maxLength(MAX_ENTRIES),
  ),
})

export type ParsedListFile = {
  readonly name: string
  /** Each page once, in order. */
  readonly items: readonly (SaveTarget & { readonly note: string })[]
  /** Entries that cannot be saved, with what they say: a path of no page, or a second note that does not fit. */
  readonly skipped: readonly { readonly name: string; readonly note: string }[]
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Longer names are not names of pages. */
const MAX_ENTRY_NAME_LENGTH = 200

const toEntryName = (name: unknown): string =>
  typeof name === 'string' ? normaliseLine(name.slice(0, MAX_ENTRY_NAME_LENGTH)) : ''

/** Parses an untrusted list file; null when it has another format. */
export function parseListFile(text: string): ParsedListFile | null {
  const parsed = v.safeParse(ListFile, parseJson(text))
  if (!parsed.success) return null
  const items = new Map<string, ParsedListFile['items'][number]>()
  const skipped: ParsedListFile['skipped'][number][] = []
  for (const { path, note, name } of parsed.output.items) {
    const target = parseSaveTarget(path)
    const joined = joinNotes(items.get(path)?.note ?? '', note)
    if (target === null || joined === null) skipped.push({ name: toEntryName(name), note })
    else items.set(path, { ...target, note: joined })
  }
  return { name: parsed.output.name, items: [...items.values()], skipped }
}
