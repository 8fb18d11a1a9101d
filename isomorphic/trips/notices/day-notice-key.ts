const OFFSET = 0x811c9dc5
const PRIME = 0x01000193
const KEY_LENGTH = 6

/**
 * The key under which a line about a day is dismissed: of its text, so that another holiday on that day is shown. FNV-1a,
 * 24 bits; two lines of one day with the same key would be dismissed together.
 */
export function dayNoticeKey({ kind, text }: { readonly kind: string; readonly text: string }): string {
  let hash = OFFSET
  for (const character of `${kind} ${text}`) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), PRIME)
  return (hash >>> 0).toString(16).padStart(8, '0').slice(-KEY_LENGTH)
}
