import { OTHER_NAME_TIER, TITLE_TIER } from './match-tiers.ts'

/** Grades of names; for a page's own names the grade is the tier of an exact match. */
export const NAME_GRADES = { title: TITLE_TIER, other: OTHER_NAME_TIER, inside: 2 } as const

const MAX_NAME_WORDS = 5

/** Joins the words of a name, for queries without spaces; null for single words and for sentences. */
export function joinedName(folded: string): string | null {
  const words = folded.split(' ')
  return words.length > 1 && words.length <= MAX_NAME_WORDS ? words.join('') : null
}

/** All runs of words of a query that can be a name, including the complete query. */
export function namesWithin(query: string): readonly string[] {
  const words = query.split(' ')
  const runs = words.flatMap((_, start) =>
    Array.from({ length: Math.min(MAX_NAME_WORDS, words.length - start) }, (_, more) =>
      words.slice(start, start + more + 1).join(' '),
    ),
  )
  return [...new Set(runs)]
}
