import { OTHER_NAME_TIER, TITLE_TIER } from './match-tiers.ts'

/** How a name belongs to a page; of its own names that is how well the whole of it matches. */
export const NAME_GRADES = { title: TITLE_TIER, other: OTHER_NAME_TIER, inside: 2 } as const

const MAX_NAME_WORDS = 5

/** A name of several words as one, for those who type no blanks; null for one word, and for whole sentences. */
export function joinedName(folded: string): string | null {
  const words = folded.split(' ')
  return words.length > 1 && words.length <= MAX_NAME_WORDS ? words.join('') : null
}

/** Every run of words of a query that may be a name, the query itself included. */
export function namesWithin(query: string): readonly string[] {
  const words = query.split(' ')
  const runs = words.flatMap((_, start) =>
    Array.from({ length: Math.min(MAX_NAME_WORDS, words.length - start) }, (_, more) =>
      words.slice(start, start + more + 1).join(' '),
    ),
  )
  return [...new Set(runs)]
}
