/**
 * Size class of a place name in a headline, by its longest word, so that no word overflows its column (D1.3: the
 * largest size is for names of up to nine letters).
 */
export function nameSize(name: string): 'name-short' | 'name-medium' | 'name-long' {
  const maxWordLength = Math.max(...name.split(/[\s-]+/).map((word) => [...word].length))
  if ([...name].length <= 9) return 'name-short'
  return maxWordLength <= 10 ? 'name-medium' : 'name-long'
}
