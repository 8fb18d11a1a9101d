/** Names that would be ambiguous, or no usual abbreviation, after three letters. */
const UNUSUAL: Readonly<Record<string, readonly string[]>> = {
  červen: ['č', 'er', 'v', 'e', 'n'],
  červenec: ['č', 'er', 'v', 'ene', 'c'],
  juillet: ['juil', 'let'],
}
const LENGTH = 3

/**
 * Splits the name of a month for a narrow column: every second part is left out there, `Jan` and `uary`, `čvc` of
 * `červenec`. A name that would lose one letter only stays whole.
 */
export function monthParts(name: string): readonly string[] {
  const parts = UNUSUAL[name] ?? [name.slice(0, LENGTH), name.slice(LENGTH)]
  return name.length <= LENGTH + 1 ? [name] : parts
}
