import { foldText } from '#isomorphic/search/fold-text.ts'
import { parseSearchTerms } from '#isomorphic/search/search-terms.ts'
import { markWords, type TextPiece } from '#isomorphic/search/text-pieces.ts'
import type { SearchHit } from './search-types.ts'

const textOf = (pieces: readonly TextPiece[]): string => pieces.map(({ text }) => text).join('')

/** A name is the same in several languages: only a match in text counts as English. */
const isEnglishText = ({ title, otherName, landmark }: SearchHit): boolean =>
  otherName === null && landmark === null && !title.some(({ isMatch }) => isMatch)

/**
 * Shows a result in the language of the page: the names of the place and of those around it, and its sentence, as far as
 * the language has them. The index holds the English text and the names in all languages.
 * @param query as typed, or its correction
 * @param localise translates content into the language
 */
export function localiseHit(
  hit: SearchHit,
  query: string,
  localise: <Value>(value: Value) => Value,
): SearchHit {
  const words = parseSearchTerms(query)?.words ?? []
  const { path, title, parents, otherName, excerpt } = hit
  const english = textOf(title)
  const { name } = localise({ path, name: english })
  const shown = name === english ? localise(english) : name
  const sentence = textOf(excerpt)
  const translated = localise(sentence)
  const isShown = otherName !== null && foldText(otherName) === foldText(shown)
  return {
    ...hit,
    title: shown === english ? title : markWords(shown, words),
    parents: localise(parents),
    otherName: isShown ? null : otherName,
    excerpt: translated === sentence ? excerpt : markWords(translated, words),
    ...(translated === sentence && sentence !== '' && isEnglishText(hit) ? { isEnglish: true } : {}),
  }
}
