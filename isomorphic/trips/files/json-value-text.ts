import { positionText } from '#isomorphic/trips/position-text.ts'

/** An object of a file; one without properties for any other value. */
export const jsonRecordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

/** A list of a file; an empty one for any other value. */
export const jsonListOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/**
 * The text that a field of a trip stores for a value of a file: numbers, positions, lists of words and whether
 * something is done are written as such. Empty for a value that is not given, null for one that no field can have.
 */
export function jsonValueText(value: unknown): string | null {
  if (value === null || value === undefined || value === false) return ''
  if (value === true) return '1'
  if (typeof value === 'string') return value
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : null
  if (Array.isArray(value)) return value.every((part) => typeof part === 'string') ? value.join(' ') : null
  const { latitude, longitude } = jsonRecordOf(value)
  return typeof latitude === 'number' && typeof longitude === 'number'
    ? positionText({ latitude, longitude })
    : null
}
