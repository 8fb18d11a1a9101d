/** What a notice on the Saves page says, and the button that takes it back. */
export type SavesNotice = {
  readonly tone: 'done' | 'problem'
  readonly text: string
  readonly undo: {
    readonly action: string
    readonly do: 'restore' | 'revive'
    readonly path: string | null
  } | null
}

const DONE: Readonly<Record<string, (name: string) => string>> = {
  saved: (name) => `${name} is on the wall.`,
  removed: (name) => `${name} is off this list.`,
  restored: (name) => `${name} is back.`,
  noted: (name) => `Your note on ${name} is kept.`,
  copied: (name) => `${name} is on the other list too.`,
  created: () => 'Your new list is ready.',
  renamed: () => 'The list has its new name.',
  shared: () => 'The list has a link. Whoever has it can read the list, and nothing else.',
  unshared: () => 'The link leads nowhere now.',
  deleted: () => 'The list is gone, and its link with it.',
  revived: () => 'The list is back. It is not shared.',
  imported: () => 'The list is imported.',
  'imported-partly': () => 'The list is imported, but for what found no room or is no page of the guide.',
}

const PROBLEMS = {
  form: 'That could not be understood. Please try again.',
  name: 'A list needs a name of 1 to 60 characters.',
  note: 'A note has 500 characters at most.',
  'list-full': 'A list holds 200 pages at most. Take one away first.',
  'too-many-lists': 'You have 30 lists, which is the most. Delete one first.',
  'too-large': 'That file is larger than 256 kB. A list of ours never is.',
  'wrong-file': 'That is not a list of ours. Choose the JSON file that a list was exported to.',
  'no-list': 'That list is no longer there.',
} as const
export type SavesProblem = keyof typeof PROBLEMS

export const problemNotice = (problem: SavesProblem): SavesNotice => ({
  tone: 'problem',
  text: PROBLEMS[problem],
  undo: null,
})

/**
 * What was done, from the address that a form led to; null for codes that nobody made.
 * @param name of the page that it was done to
 * @param action where the list's forms go
 */
export function doneNotice(
  code: string | undefined,
  name: string,
  path: string | null,
  action: string,
): SavesNotice | null {
  const text = code !== undefined && Object.hasOwn(DONE, code) ? DONE[code]?.(name) : undefined
  if (text === undefined) return null
  const undo =
    code === 'removed' && path !== null
      ? ({ action, do: 'restore', path } as const)
      : code === 'deleted'
        ? ({ action, do: 'revive', path: null } as const)
        : null
  return { tone: 'done', text, undo }
}
