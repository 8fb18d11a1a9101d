/** Which letters a word has, one bit each: tells most pairs of words apart without a closer look. */
export function maskOf(letters: string): number {
  let mask = 0
  for (let index = 0; index < letters.length; index++) mask |= 1 << (letters.charCodeAt(index) & 31)
  return mask
}

export function countBits(bits: number): number {
  let rest = bits
  let count = 0
  for (; rest !== 0; count++) rest &= rest - 1
  return count
}
