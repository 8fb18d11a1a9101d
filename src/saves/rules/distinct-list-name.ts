import { lengthOf, MAX_NAME_LENGTH } from '#src/http/rules/user-text.ts'

/** The name with a number at its end, within the length of a name. */
function numbered(name: string, number: number): string {
  const end = ` (${number})`
  return (
    [...name]
      .slice(0, MAX_NAME_LENGTH - lengthOf(end))
      .join('')
      .trimEnd() + end
  )
}

/**
 * A name for a new list by which its owner tells it apart from the others: an imported "Saves" becomes "Saves (2)".
 * @param taken names of the other lists
 */
export function distinctListName(name: string, taken: readonly string[]): string {
  const isTaken = (candidate: string): boolean =>
    taken.some((other) => other.toLowerCase() === candidate.toLowerCase())
  if (!isTaken(name)) return name
  let number = 2
  while (isTaken(numbered(name, number))) number += 1
  return numbered(name, number)
}
