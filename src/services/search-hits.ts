import type { SearchHit } from '#src/catalogue/search-types.ts'
import { foldText } from '#src/domain/fold-text.ts'
import type { SearchTerms } from '#src/domain/search-match.ts'
import { excerptOf, markWords } from '#src/domain/text-pieces.ts'
import type { FoundRow } from './search-rows.ts'

/** The other name that the visitor used: the one that begins with the query, else one that has its words. */
function usedName(names: readonly string[], title: string, { name, words }: SearchTerms): string | null {
  const hasAll = (folded: string): boolean => words.every((word) => ` ${folded}`.includes(` ${word}`))
  if (hasAll(foldText(title))) return null
  const folded = names.map((text) => ({ text, folded: foldText(text) }))
  const used =
    folded.find((candidate) => candidate.folded === name) ??
    folded.find((candidate) => candidate.folded.startsWith(name)) ??
    folded.find((candidate) => hasAll(candidate.folded))
  return used?.text ?? null
}

/** Lays a row of the index out as a result: what matched is marked, and shown if it lies deep in the text. */
export function toSearchHit(row: FoundRow, terms: SearchTerms | null): SearchHit {
  const { kind, path, title, names, parents, lead, body, poster } = row
  const words = terms?.words ?? []
  const otherName = terms === null ? null : usedName(names, title, terms)
  const titlePieces = markWords(title, words)
  const isNamed = otherName !== null || titlePieces.some(({ isMatch }) => isMatch)
  const leadPieces = markWords(lead, words)
  const isShown = isNamed || leadPieces.some(({ isMatch }) => isMatch)
  return {
    kind,
    path,
    title: titlePieces,
    parents: parents.map((parent) => parent.name),
    otherName,
    excerpt: (isShown ? null : excerptOf(body, words)) ?? leadPieces,
    poster,
  }
}
