import { foldText } from './fold-text.ts'
import { singularsOf } from './match-tiers.ts'

/** A piece of text, with a flag for matches. */
export type TextPiece = { readonly text: string; readonly isMatch: boolean }

const WORD = /[\p{L}\p{M}\p{N}]+/gu
/** Shorter words of a query are marked only as complete words. */
const MIN_PREFIX_LENGTH = 3
/** Characters before the first match, and length of the excerpt. */
const LEAD_CHARACTERS = 60
const EXCERPT_CHARACTERS = 180

function matcherOf(words: readonly string[]): (word: string) => boolean {
  return (word) => {
    const folded = foldText(word)
    return words.some((target) =>
      target.length < MIN_PREFIX_LENGTH
        ? folded === target
        : folded.startsWith(target) || singularsOf(target).includes(folded),
    )
  }
}

/** Splits a text into matching and other pieces; joined they are the text. @param words folded */
export function markWords(text: string, words: readonly string[]): readonly TextPiece[] {
  const isMatch = matcherOf(words)
  const pieces: TextPiece[] = []
  let end = 0
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!isMatch(word)) continue
    if (index > end) pieces.push({ text: text.slice(end, index), isMatch: false })
    pieces.push({ text: word, isMatch: true })
    end = index + word.length
  }
  return end < text.length ? [...pieces, { text: text.slice(end), isMatch: false }] : pieces
}

/** Start of an excerpt around a match: the start of its sentence when that is near, else a word boundary. */
function startBefore(text: string, matchIndex: number): number {
  if (matchIndex <= LEAD_CHARACTERS) return 0
  const before = text.slice(matchIndex - LEAD_CHARACTERS, matchIndex)
  const sentence = before.search(/(?<=[.!?] )\p{Lu}[^.!?]*$/u)
  return matchIndex - LEAD_CHARACTERS + (sentence === -1 ? before.indexOf(' ') + 1 : sentence)
}

/** Stops at the first match, because texts are long. */
function firstMatch(text: string, isMatch: (word: string) => boolean): number | null {
  for (const { 0: word, index } of text.matchAll(WORD)) if (isMatch(word)) return index
  return null
}

/** Excerpt of a text around its first match, with marks; null when nothing matches. @param words folded */
export function excerptOf(text: string, words: readonly string[]): readonly TextPiece[] | null {
  const isMatch = matcherOf(words)
  const at = firstMatch(text, isMatch)
  if (at === null) return null
  const start = startBefore(text, at)
  const rest = text.slice(start)
  const end = rest.length <= EXCERPT_CHARACTERS ? rest.length : rest.lastIndexOf(' ', EXCERPT_CHARACTERS)
  const shown = end < rest.length ? `${rest.slice(0, end).replace(/[\s,;:.–]+$/u, '')}…` : rest
  const cut = `${start === 0 ? '' : '…'}${shown}`
  return markWords(cut, words)
}
