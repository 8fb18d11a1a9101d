import { pageWordsOf } from '#client/kit/page-language.ts'
import type { RefusedChange } from './refused-changes.ts'
import { REFUSED_CHANGES_WORDS } from './words/refused-changes-words.ts'

/** A refused change in words. */
export type RefusedChangeView = {
  /** What was done, for example "Your note on Kyoto". */
  readonly title: string
  /** What was typed: a note, or the name of a list; empty when nothing was. */
  readonly text: string
  readonly reason: string
}

/**
 * A readable name of a page from its path, `/destinations/japan/kyoto#fushimi-inari-taisha` as "Fushimi inari taisha":
 * a device has no other name for it. Null without a path.
 */
function pageNameOf(path: string | undefined): string | null {
  const slug = path?.split(/[/#]/).at(-1)?.replaceAll('-', ' ') ?? ''
  return slug === '' ? null : slug.charAt(0).toUpperCase() + slug.slice(1)
}

const entryOf = <Value>(entries: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(entries, key) ? entries[key] : undefined

/** Describes a refused change; one that an earlier or later script stored, too. */
export function describeRefusedChange({ fields, reason }: RefusedChange): RefusedChangeView {
  const words = pageWordsOf(REFUSED_CHANGES_WORDS)
  const page = pageNameOf(fields['path']) ?? words.unnamedPage
  const describe = entryOf<(page: string) => string>(words.action, fields['do'] ?? '')
  return {
    title: describe?.(page) ?? words.otherAction,
    text: fields['note'] ?? fields['name'] ?? '',
    reason: entryOf(words.reason, reason) ?? words.reason.refused,
  }
}
