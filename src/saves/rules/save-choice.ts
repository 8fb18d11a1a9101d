import * as v from 'valibot'
import { ListName } from '#src/http/rules/user-text.ts'
import { isListId } from './list-action.ts'

const ListId = v.pipe(v.string(), v.check(isListId))
/** Which button was pressed: one of a list, one that takes off a list, or that of a new list. */
const Choice = v.union([
  v.object({ take: ListId }),
  v.object({ list: ListId }),
  v.object({ id: v.pipe(ListId, v.regex(/^[0-9a-f]{16}$/)), name: ListName, make: v.literal('list') }),
])

/** What a visitor chose on the page that asks where to save; null: nothing yet. */
export type SaveChoice = v.InferOutput<typeof Choice> | null

/** Reads the form of that page; `name` when a new list is wanted under a name that it cannot have. */
export function parseSaveChoice(fields: Readonly<Record<string, unknown>>): SaveChoice | 'name' {
  const parsed = v.safeParse(Choice, fields)
  if (parsed.success) return parsed.output
  return fields['make'] === 'list' ? 'name' : null
}
