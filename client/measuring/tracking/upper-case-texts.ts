/** Texts under these keys keep their case (S7.9), as do ids. */
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

const keepsCase = (key: string): boolean => key === 'id' || /I[dD]$/.test(key) || CASE_PRESERVED_KEYS.has(key)

function upperCased(value: unknown, key: string): unknown {
  if (typeof value === 'string') return keepsCase(key) ? value : value.toUpperCase()
  if (Array.isArray(value)) return value.filter(Boolean).map((item) => upperCased(item, key))
  if (typeof value !== 'object' || value === null) return value
  return upperCaseTexts(value)
}

/**
 * A tracking payload with its texts in upper case, at every depth, and without empty values (M2.7). Numbers and
 * other non-texts are unchanged.
 */
export function upperCaseTexts(payload: object): Readonly<Record<string, unknown>> {
  const entries = Object.entries(payload).filter(([, value]) => Boolean(value))
  return Object.fromEntries(entries.map(([key, value]) => [key, upperCased(value, key)]))
}
