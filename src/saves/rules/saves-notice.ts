import { pickWords } from '#isomorphic/words/catalogue.ts'
import type { Locale } from '#isomorphic/words/locale.ts'
import { SAVES_WORDS } from '#src/saves/words/saves-words.ts'
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

/** Why an action was refused. */
export type SavesProblem = keyof (typeof SAVES_WORDS)['en']['problem']

export const problemText = (problem: SavesProblem, locale: Locale): string =>
  pickWords(SAVES_WORDS, locale).problem[problem]

export const problemNotice = (problem: SavesProblem, locale: Locale): SavesNotice => ({
  tone: 'problem',
  text: problemText(problem, locale),
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
export function doneNotice(code: string | undefined, facts: NoticeFacts, locale: Locale): SavesNotice | null {
  const { done, openList } = pickWords(SAVES_WORDS, locale)
  const texts: Readonly<Record<string, (facts: NoticeFacts) => string>> = done
  const text = code !== undefined && Object.hasOwn(texts, code) ? texts[code]?.(facts) : undefined
  if (code === undefined || text === undefined) return null
  const { otherId, otherName } = facts
  const hasLink = (code === 'copied' || code === 'moved') && otherId !== null
  return {
    tone: 'done',
    text,
    undo: undoOf(code, facts),
    link: hasLink ? { href: listPath(otherId), label: openList(otherName) } : null,
    isQuiet: code === 'ordered',
  }
}
