import { foldText } from './fold-text.ts'

/** Pairs of neighbouring letters of every word, the beginning and end of a word included. */
function pairsOf(text: string): readonly string[] {
  return foldText(text)
    .split(' ')
    .filter((word) => word !== '')
    .flatMap((word) => {
      const padded = ` ${word} `
      return Array.from({ length: padded.length - 1 }, (_, index) => padded.slice(index, index + 2))
    })
}

/**
 * How alike two short texts are, from 0 to 1: the share of letter pairs they have in common (Dice's coefficient).
 * Forgives a wrong letter and another order of words.
 */
export function likeness(one: string, other: string): number {
  const pairs = pairsOf(one)
  const rest = [...pairsOf(other)]
  if (pairs.length === 0 || rest.length === 0) return 0
  const total = pairs.length + rest.length
  const shared = pairs.filter((pair) => {
    const index = rest.indexOf(pair)
    if (index !== -1) rest.splice(index, 1)
    return index !== -1
  })
  return (2 * shared.length) / total
}
