import { base64url } from 'jose'
import { importLetterKey, type LetterReader, sealOf } from './letter-signer.ts'

const TOKEN = /^([\w-]{43})\.([\w-]{22})$/

function uuidOf(bytes: Uint8Array): string {
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** Reads a token of a letter; null for anything that none of these secrets has sealed. */
export async function openLetterToken(
  token: string,
  secrets: readonly string[],
): Promise<LetterReader | null> {
  const [, payload, seal] = TOKEN.exec(token) ?? []
  if (payload === undefined || seal === undefined) return null
  const encoder = new TextEncoder()
  for (const secret of secrets) {
    const expected = await sealOf(await importLetterKey(secret), payload)
    if (!crypto.subtle.timingSafeEqual(encoder.encode(seal), encoder.encode(expected))) continue
    const bytes = base64url.decode(payload)
    return { subscriberId: uuidOf(bytes.subarray(0, 16)), letterId: uuidOf(bytes.subarray(16)) }
  }
  return null
}
