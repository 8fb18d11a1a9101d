import * as v from 'valibot'
import { ListName, Note } from '#src/http/rules/user-text.ts'
import { parseSaveTarget, type SaveTarget } from './save-target.ts'

const FORMAT = 'fernway-list'
const VERSION = 1
/** More than any list needs, so that a file of another program is told from one that is too long. */
const MAX_ENTRIES = 2000

export type ListFileItem = SaveTarget & {
  readonly note: string
  /** What the guide knows of the page; null when it has left the guide. */
  readonly page:
    | { readonly name: string; readonly latitude: number; readonly longitude: number }
    | { readonly name: string }
    | null
}

/** A list as a file that `parseListFile` reads again; names and positions are for other programs. */
export function serialiseListFile(name: string, items: readonly ListFileItem[], siteOrigin: string): string {
  const entries = items.map(({ kind, path, note, page }) => ({
    kind,
    path,
    note,
    link: siteOrigin + path,
    ...page,
  }))
  return `${JSON.stringify({ format: FORMAT, version: VERSION, name, items: entries }, null, 2)}\n`
}

const ListFile = v.object({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
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
  /** Entries that name no page that can be saved. */
  readonly skippedCount: number
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Reads a list's file that anyone may have written; null when it is none. */
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
