const hex = (point: number): string => point.toString(16).toUpperCase()

/**
 * The descriptor `unicode-range` of characters.
 * @param characters in any order, repeated or not
 * @returns ranges of neighbours in ascending order (CSS Fonts 4, 4.5)
 */
export function unicodeRange(characters: string): string {
  const points = [...new Set(characters)].map((one) => one.codePointAt(0) ?? 0).sort((a, b) => a - b)
  const starts = points.filter((point, index) => points[index - 1] !== point - 1)
  const ends = points.filter((point, index) => points[index + 1] !== point + 1)
  const ranges = starts.map((start, index) => {
    const end = ends[index] ?? start
    return end === start ? `U+${hex(start)}` : `U+${hex(start)}-${hex(end)}`
  })
  return `unicode-range: ${ranges.join(', ')}`
}
