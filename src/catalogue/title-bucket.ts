const encoder = new TextEncoder()

/**
 * Name of the title shard for a folded word: its first two characters as hexadecimal UTF-8, so that every script yields
 * a plain file name.
 */
export function titleBucketOf(foldedWord: string): string {
  const start = [...foldedWord].slice(0, 2).join('')
  return Array.from(encoder.encode(start), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
