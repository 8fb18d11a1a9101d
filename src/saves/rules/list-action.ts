import * as v from 'valibot'
import { ListName, Note, normaliseText } from '#src/http/rules/user-text.ts'
import { parseSaveTarget } from './save-target.ts'

/** The default list of every account, for pages saved without choosing a list. */
export const MAIN_LIST = 'main'
/** A list ID in a URL: the default list, or sixteen hexadecimal digits. */
const LIST_ID = /^(?:main|[0-9a-f]{16})$/

export const isListId = (text: string): boolean => LIST_ID.test(text)

const ListId = v.pipe(v.string(), v.regex(LIST_ID))
const Path = v.pipe(
  v.string(),
  v.check((text) => parseSaveTarget(text) !== null),
)
/** Browsers do not submit an unchecked checkbox. */
const Checkbox = v.pipe(
  v.optional(v.picklist(['on', 'off']), 'off'),
  v.transform((value) => value === 'on'),
)
/** Not refused however long: it is only compared. */
const NoteBase = v.pipe(v.string(), v.transform(normaliseText))
const Position = v.pipe(v.string(), v.trim(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1))
const Index = v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number))

/** Every action of the forms of the Saves page; `do` is the value of the submit button. */
const ListAction = v.variant('do', [
  v.object({
    do: v.picklist(['earlier', 'later', 'first', 'last', 'remove', 'restore']),
    path: Path,
  }),
  v.object({
    do: v.literal('add'),
    path: Path,
    note: v.optional(Note, ''),
    /** `any-list`: not when the page is on another list already, unless it comes with a note. */
    once: v.optional(v.literal('any-list')),
  }),
  /** A place as it is typed, from 1. */
  v.object({ do: v.literal('position'), path: Path, position: Position }),
  v.object({ do: v.literal('place'), path: Path, index: Index }),
  /** `base`: the note as the form showed it. */
  v.object({ do: v.literal('note'), path: Path, note: Note, base: v.optional(NoteBase), shows: Checkbox }),
  v.object({ do: v.picklist(['copy', 'move']), path: Path, target: ListId }),
  v.object({ do: v.picklist(['rename', 'create']), name: ListName }),
  v.object({ do: v.picklist(['share', 'unshare', 'delete', 'revive']) }),
])
export type ListAction = v.InferOutput<typeof ListAction>

/** Why a form was rejected: an invalid name or note, else an error that the visitor cannot fix. */
export type ActionProblem = 'name' | 'note' | 'form'

/** Parses the fields of a form; repeated fields and files are invalid. */
export function parseListAction(
  fields: Readonly<Record<string, unknown>>,
): { readonly action: ListAction } | { readonly problem: ActionProblem } {
  const parsed = v.safeParse(ListAction, fields)
  if (parsed.success) return { action: parsed.output }
  const key = v.getDotPath(parsed.issues[0])
  const isText = typeof fields[key ?? ''] === 'string'
  return { problem: isText && (key === 'name' || key === 'note') ? key : 'form' }
}
