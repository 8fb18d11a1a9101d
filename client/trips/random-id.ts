/** Random lower-case hexadecimal digits. */
function randomDigits(byteCount: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(byteCount))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const ENTITY_BYTES = 6
const KEY_BYTES = 12

/** A new ID of an entity. */
export const newDeviceEntityId = (kind: string): string => `${kind}-${randomDigits(ENTITY_BYTES)}`
/** A new key of an operation. */
export const newOperationKey = (): string => randomDigits(KEY_BYTES)
