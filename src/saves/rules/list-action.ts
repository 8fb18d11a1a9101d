import * as v from 'valibot'
import { ListName, Note } from '#src/http/rules/user-text.ts'
import { parseSaveTarget } from './save-target.ts'

/** The list that every account has, holding what is saved without choosing one. */
export const MAIN_LIST = 'main'
/** What people can write in an address: the first list, or sixteen hexadecimal digits. */
const LIST_ID = /^(?:main|[0-9a-f]{16})$/

export const isListId = (text: string): boolean => LIST_ID.test(text)

const ListId = v.pipe(v.string(), v.regex(LIST_ID))
const Path = v.pipe(
  v.string(),
  v.check((text) => parseSaveTarget(text) !== null),
)
/** A box that is not ticked is not sent. */
const Checkbox = v.pipe(
  v.optional(v.picklist(['on', 'off']), 'off'),
  v.transform((value) => value === 'on'),
)
const Index = v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number))

/** Everything that a form of the Saves page can ask for; `do` is the button that was pressed. */
const ListAction = v.variant('do', [
  v.object({ do: v.picklist(['earlier', 'later', 'remove', 'restore']), path: Path }),
  v.object({ do: v.literal('place'), path: Path, index: Index }),
  v.object({ do: v.literal('note'), path: Path, note: Note, shows: Checkbox }),
  v.object({ do: v.picklist(['copy', 'move']), path: Path, target: ListId }),
  v.object({ do: v.picklist(['rename', 'create']), name: ListName }),
  v.object({ do: v.picklist(['share', 'unshare', 'delete', 'revive']) }),
])
export type ListAction = v.InferOutput<typeof ListAction>

/** Why a form was not understood: the text that was too long or missing, else nothing a visitor can mend. */
export type ActionProblem = 'name' | 'note' | 'form'

/** Reads the fields of a form; a field given twice, or a file, counts as not understood. */
export function parseListAction(
  fields: Readonly<Record<string, unknown>>,
): { readonly action: ListAction } | { readonly problem: ActionProblem } {
  const parsed = v.safeParse(ListAction, fields)
  if (parsed.success) return { action: parsed.output }
  const key = v.getDotPath(parsed.issues[0])
  const isText = typeof fields[key ?? ''] === 'string'
  return { problem: isText && (key === 'name' || key === 'note') ? key : 'form' }
}
