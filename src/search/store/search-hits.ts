import type { SearchTerms } from '#isomorphic/search/search-terms.ts'
import { excerptOf, markWords } from '#isomorphic/search/text-pieces.ts'
import { matchedNames } from '#src/search/rules/matched-names.ts'
import type { SearchHit } from '#src/search/search-types.ts'
import type { FoundRow } from './search-rows.ts'

/** Converts a row of the index to a result, with marks; the excerpt shows the match when it is in the text. */
export function toSearchHit(row: FoundRow, terms: SearchTerms | null): SearchHit {
  const { kind, path, title, parents, lead, body, poster } = row
  const words = terms?.words ?? []
  const { otherName, landmark } = matchedNames(row, terms)
  const titlePieces = markWords(title, words)
  const isNamed = otherName !== null || titlePieces.some(({ isMatch }) => isMatch)
  const leadPieces = markWords(lead, words)
  const isShown = isNamed || leadPieces.some(({ isMatch }) => isMatch)
  return {
    kind,
    path,
    title: titlePieces,
    parents: parents.map((parent) => parent.name),
    // “Also called kids” says nothing about a topic.
    otherName: kind === 'topic' || kind === 'page' ? null : otherName,
    landmark,
    excerpt: (isShown ? null : excerptOf(body, words)) ?? leadPieces,
    poster,
  }
}
