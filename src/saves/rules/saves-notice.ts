import { MAIN_LIST } from './list-action.ts'
import { listPath } from './list-path.ts'

/** A notice on the Saves page with its undo action. */
export type SavesNotice = {
  readonly tone: 'done' | 'problem'
  readonly text: string
  readonly undo: {
    readonly action: string
    readonly do: 'restore' | 'revive' | 'move'
    readonly path: string | null
    /** The list that the page is moved back to. */
    readonly target: string | null
  } | null
  /** A link to the target of the action. */
  readonly link: { readonly href: string; readonly label: string } | null
  /** For screen readers only, because the page itself shows the result. */
  readonly isQuiet: boolean
}

/** The values in a notice. */
export type NoticeFacts = {
  /** Name of the affected page. */
  readonly name: string
  readonly path: string | null
  /** The current list. */
  readonly listId: string
  /** The other list involved, or the deleted list. */
  readonly otherId: string | null
  readonly otherName: string
  /** For example `2 of 5`. */
  readonly position: string
  /** Whether the current list has a link. */
  readonly isShared: boolean
}

const DONE_TEXTS: Readonly<Record<string, (facts: NoticeFacts) => string>> = {
  saved: ({ name, otherName }) => `${name} is on ${otherName}.`,
  removed: ({ name }) => `${name} is off this list.`,
  restored: ({ name }) => `${name} is back.`,
  noted: ({ name }) => `Your note on ${name} is kept. Nobody else sees it.`,
  'noted-openly': ({ name, isShared }) =>
    isShared
      ? `Your note on ${name} is kept. Whoever has the link of the list can read it.`
      : `Your note on ${name} is kept. Others can read it once you share the list.`,
  ordered: ({ name, position }) => `${name} is ${position} now.`,
  copied: ({ name, otherName }) => `${name} is on ${otherName} too.`,
  moved: ({ name, otherName }) => `${name} is on ${otherName} now.`,
  created: () => 'Your new list is ready.',
  renamed: () => 'The list has its new name.',
  shared: () => 'The list has a link. Whoever has it can read the list, and nothing else.',
  unshared: () => 'The link leads nowhere now.',
  deleted: () => 'The list is gone. If it had a link, that leads nowhere now.',
  revived: ({ isShared }) =>
    isShared ? 'The list is back, and its link works again.' : 'The list is back. It has no link, as before.',
  'copied-partly': () => 'The list is yours now, but for what found no room: a list holds 200.',
  'copied-list': () => 'The list is yours now: a copy, which you can change as you like.',
}

const PROBLEM_TEXTS = {
  form: 'That could not be understood. Please try again.',
  name: 'A list needs a name of 1 to 60 characters.',
  note: 'A note has 500 characters at most.',
  'list-full': 'A list holds 200 pages at most. Take one away first.',
  'too-many-lists': 'You have 30 lists, which is the most. Delete one first.',
  'too-large': 'That file is larger than 1 MB.',
  'wrong-file':
    'That file could not be read. Choose a GPX, KML or CSV file, or a list of Google Takeout, or a JSON file from here.',
  'no-list': 'That list is no longer there.',
} as const
export type SavesProblem = keyof typeof PROBLEM_TEXTS

export const problemText = (problem: SavesProblem): string => PROBLEM_TEXTS[problem]

export const problemNotice = (problem: SavesProblem): SavesNotice => ({
  tone: 'problem',
  text: problemText(problem),
  undo: null,
  link: null,
  isQuiet: false,
})

function undoOf(code: string, { path, listId, otherId }: NoticeFacts): SavesNotice['undo'] {
  if (code === 'removed' && path !== null)
    return { action: listPath(listId), do: 'restore', path, target: null }
  if (code === 'moved' && path !== null && otherId !== null)
    return { action: listPath(otherId), do: 'move', path, target: listId }
  if (code === 'deleted' && otherId !== null && otherId !== MAIN_LIST)
    return { action: listPath(otherId), do: 'revive', path: null, target: null }
  return null
}

/** Returns the notice for the code in the URL after a form was submitted; null for an unknown code. */
export function doneNotice(code: string | undefined, facts: NoticeFacts): SavesNotice | null {
  const text = code !== undefined && Object.hasOwn(DONE_TEXTS, code) ? DONE_TEXTS[code]?.(facts) : undefined
  if (code === undefined || text === undefined) return null
  const { otherId, otherName } = facts
  const hasLink = (code === 'copied' || code === 'moved') && otherId !== null
  return {
    tone: 'done',
    text,
    undo: undoOf(code, facts),
    link: hasLink ? { href: listPath(otherId), label: `Open ${otherName}` } : null,
    isQuiet: code === 'ordered',
  }
}
