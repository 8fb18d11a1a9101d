/** Bit mask of the characters of a word; comparing masks rules out most pairs of words. */
export function characterMask(characters: string): number {
  let mask = 0
  for (let index = 0; index < characters.length; index++) mask |= 1 << (characters.charCodeAt(index) & 31)
  return mask
}

export function countBits(bits: number): number {
  let rest = bits
  let count = 0
  for (; rest !== 0; count++) rest &= rest - 1
  return count
}
