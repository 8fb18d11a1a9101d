import * as v from 'valibot'
import { ListName } from '#src/http/rules/user-text.ts'
import { isListId } from './list-action.ts'

const ListId = v.pipe(v.string(), v.check(isListId))
/** The submit buttons: save to a list, remove from a list, or create a list. */
const Choice = v.union([
  v.object({ take: ListId }),
  v.object({ list: ListId }),
  v.object({ id: v.pipe(ListId, v.regex(/^[0-9a-f]{16}$/)), name: ListName, make: v.literal('list') }),
])

/** The choice of the visitor on the page for choosing a list; null: none yet. */
export type SaveChoice = v.InferOutput<typeof Choice> | null

/** Parses the form of that page; `name` when the name of a new list is invalid. */
export function parseSaveChoice(fields: Readonly<Record<string, unknown>>): SaveChoice | 'name' {
  const parsed = v.safeParse(Choice, fields)
  if (parsed.success) return parsed.output
  return fields['make'] === 'list' ? 'name' : null
}
