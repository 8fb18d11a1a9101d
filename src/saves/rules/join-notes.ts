import { lengthOf, MAX_NOTE_LENGTH } from '#src/http/rules/user-text.ts'

/**
 * Joins the notes of two entries of a file that mean the same page, so that an import loses neither.
 * @returns the joined note; null when it would be too long
 */
export function joinNotes(first: string, second: string): string | null {
  if (first.includes(second)) return first
  if (second.includes(first)) return second
  const joined = `${first}\n${second}`
  return lengthOf(joined) <= MAX_NOTE_LENGTH ? joined : null
}
