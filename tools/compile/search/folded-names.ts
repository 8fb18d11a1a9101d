import { foldText } from '#isomorphic/search/fold-text.ts'
import { joinedName } from '#isomorphic/search/search-names.ts'
import { DEFAULT_LOCALE } from '#isomorphic/words/locale.ts'
import type { SearchDocument } from '#src/search/search-types.ts'

/** The searchable names of a page, folded. */
export type FoldedNames = {
  /** The title, and its short form if it has one. */
  readonly titles: readonly string[]
  /** The other names, each once. */
  readonly others: readonly string[]
  readonly adjectives: readonly string[]
  /** Names of places inside it. */
  readonly inside: readonly string[]
}

/** Saints are also searched for by the short form. */
const withShortForm = (name: string): readonly string[] => [
  ...new Set([name, name.replace(/\bsaint /, 'st ')]),
]

const foldAll = (names: readonly string[]): readonly string[] =>
  names
    .map(foldText)
    .filter((name) => name !== '')
    .flatMap(withShortForm)

/** Adds names of several words without spaces, for queries typed that way. */
export const withJoinedWords = (names: readonly string[]): readonly string[] => [
  ...new Set(names.flatMap((name) => [name, joinedName(name) ?? name])),
]

export type NamedDocument = Pick<SearchDocument, 'title' | 'otherNames' | 'adjectives' | 'landmarks'>

export function foldNamesOf({ title, otherNames, adjectives, landmarks }: NamedDocument): FoldedNames {
  const titles = foldAll([title])
  return {
    titles,
    others: [...new Set(foldAll(otherNames))].filter((name) => !titles.includes(name)),
    adjectives: foldAll(adjectives),
    inside: foldAll(landmarks),
  }
}

const english = new Intl.Collator(DEFAULT_LOCALE)

/** Compares documents, the most important first. */
export const byImportance = (
  one: Pick<SearchDocument, 'importance' | 'title' | 'path'>,
  other: Pick<SearchDocument, 'importance' | 'title' | 'path'>,
): number =>
  other.importance - one.importance ||
  english.compare(one.title, other.title) ||
  (one.path < other.path ? -1 : 1)
