/** The values of these keys and of IDs preserve their case (S7.9). */
const CASE_PRESERVED_KEYS = new Set([
  '@type',
  'email',
  'fieldValue',
  'outboundUrl',
  'captureType',
  'placement',
  'subscriptionPreference',
  'signUpType',
])

const preservesCase = (key: string): boolean =>
  key === 'id' || /I[dD]$/.test(key) || CASE_PRESERVED_KEYS.has(key)

function upperCased(value: unknown, key: string): unknown {
  if (typeof value === 'string') return preservesCase(key) ? value : value.toUpperCase()
  if (Array.isArray(value)) return value.filter(Boolean).map((item) => upperCased(item, key))
  if (typeof value !== 'object' || value === null) return value
  return upperCaseTexts(value)
}

/**
 * Puts the texts of a tracking payload in upper case at every depth and drops empty values (M2.7). Numbers and other
 * values are unchanged.
 */
export function upperCaseTexts(payload: object): Readonly<Record<string, unknown>> {
  const entries = Object.entries(payload).filter(([, value]) => Boolean(value))
  return Object.fromEntries(entries.map(([key, value]) => [key, upperCased(value, key)]))
}
