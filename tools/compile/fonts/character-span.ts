/** The characters from one code point to another, both included. */
export const characterSpan = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')
