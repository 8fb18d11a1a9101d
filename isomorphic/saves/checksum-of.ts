/** Primes of the FNV-1a hash, one for each half, and its offset basis. */
const PRIMES = [0x01_00_01_93, 0x85_eb_ca_6b] as const
const BASIS = 0x81_1c_9d_c5

/**
 * A checksum of a text, to detect that it was changed: its length and two 32-bit hashes. Not for secrets: someone who
 * knows a text can find another with the same checksum.
 */
export function checksumOf(text: string): string {
  const halves = PRIMES.map((prime) => {
    let hash = BASIS
    for (let index = 0; index < text.length; index += 1)
      hash = Math.imul(hash ^ text.charCodeAt(index), prime)
    return (hash >>> 0).toString(16).padStart(8, '0')
  })
  return `${text.length}-${halves.join('')}`
}
