/** Sentences with fewer letters state nothing that can be checked. */
const MIN_LETTERS = 25
const SENTENCE_END = /(?<=[.!?][”’)]?)\s+(?=[\p{Lu}\d“‘])/u

/** The sentences of a text, one claim each. */
export const sentencesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .flatMap((line) => line.split(SENTENCE_END))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length >= MIN_LETTERS)

/** Facts of a file as claims: one for each value, under the names of its fields. */
export function factClaims(value: unknown, name = ''): readonly string[] {
  if (value === null || value === undefined) return []
  if (Array.isArray(value)) {
    const isFlat = value.every((item) => typeof item !== 'object')
    return isFlat
      ? [`${name}: ${value.join(', ')}`]
      : value.flatMap((item) => [`${name}: ${JSON.stringify(item)}`])
  }
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([key, inner]) =>
      factClaims(inner, name === '' ? key : `${name} ${key}`),
    )
  return [`${name}: ${String(value)}`]
}
