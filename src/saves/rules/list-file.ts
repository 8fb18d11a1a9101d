import * as v from 'valibot'
import { LIST_FILE_FORMAT, LIST_FILE_VERSION } from '#isomorphic/saves/format-list-json.ts'
import { ListName, Note } from '#src/http/rules/user-text.ts'
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
    v.array(v.object({ path: v.string(), note: v.optional(Note, '') })),
    v.maxLength(MAX_ENTRIES),
  ),
})

export type ParsedListFile = {
  readonly name: string
  /** Each page once, in order. */
  readonly items: readonly (SaveTarget & { readonly note: string })[]
  /** Number of entries whose path cannot be saved. */
  readonly skippedCount: number
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Parses an untrusted list file; null when it has another format. */
export function parseListFile(text: string): ParsedListFile | null {
  const parsed = v.safeParse(ListFile, parseJson(text))
  if (!parsed.success) return null
  const items = new Map<string, ParsedListFile['items'][number]>()
  let skippedCount = 0
  for (const { path, note } of parsed.output.items) {
    const target = parseSaveTarget(path)
    if (target === null) skippedCount += 1
    else if (!items.has(path)) items.set(path, { ...target, note })
  }
  return { name: parsed.output.name, items: [...items.values()], skippedCount }
}
