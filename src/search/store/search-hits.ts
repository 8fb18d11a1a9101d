import { foldText } from '#src/catalogue/fold-text.ts'
import { LAST_NAME_TIER } from '#src/search/rules/search-match.ts'
import type { SearchTerms } from '#src/search/rules/search-terms.ts'
import { excerptOf, markWords } from '#src/search/rules/text-pieces.ts'
import type { SearchHit } from '#src/search/search-types.ts'
import type { FoundRow } from './search-rows.ts'

/** Whether a folded name has every word of a query as the beginning of one of its own. */
const hasAll = (folded: string, words: readonly string[]): boolean =>
  words.every((word) => ` ${folded}`.includes(` ${word}`))

/** The name of a list that the visitor used: the query itself, else one that begins with it, that has its words, or is in it. */
function usedName(names: readonly string[], { name, words }: SearchTerms): string | null {
  const folded = names.map((text) => ({ text, folded: foldText(text) }))
  const used =
    folded.find((candidate) => candidate.folded === name) ??
    folded.find((candidate) => candidate.folded.startsWith(name)) ??
    folded.find((candidate) => hasAll(candidate.folded, words)) ??
    folded.find((candidate) => ` ${name} `.includes(` ${candidate.folded} `))
  return used?.text ?? null
}

/** What was looked for when it is not the title: another name of the page, else something that lies in it. */
export function calledBy({ tier, title, names, landmarks }: FoundRow, terms: SearchTerms | null) {
  const isTitle =
    terms === null ||
    tier > LAST_NAME_TIER ||
    hasAll(foldText(title), terms.words) ||
    usedName([title], terms) !== null
  const otherName = isTitle ? null : usedName(names, terms)
  return { otherName, landmark: isTitle || otherName !== null ? null : usedName(landmarks, terms) }
}

/** Lays a row of the index out as a result: what matched is marked, and shown if it lies deep in the text. */
export function toSearchHit(row: FoundRow, terms: SearchTerms | null): SearchHit {
  const { kind, path, title, parents, lead, body, poster } = row
  const words = terms?.words ?? []
  const { otherName, landmark } = calledBy(row, terms)
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
    landmark,
    excerpt: (isShown ? null : excerptOf(body, words)) ?? leadPieces,
    poster,
  }
}
