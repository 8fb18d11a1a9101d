import { CompactEncrypt, compactDecrypt } from 'jose'
import * as v from 'valibot'
import { deriveKey } from '#src/platform/derive-key.ts'
import { INTENT_TIMEOUT_S, MAX_INTENT_BYTES, StoredIntent } from './sign-in-intent.ts'

const PURPOSE = 'fernway saves intent v1'
const HEADER = { alg: 'dir', enc: 'A256GCM' } as const
type Secrets = readonly [string, ...string[]]

/** Encrypts an intent for a cookie (JWE, AES-256-GCM); null when it is too large for one. */
export async function sealIntent(stored: StoredIntent, [newest]: Secrets): Promise<string | null> {
  const plain = new TextEncoder().encode(JSON.stringify(stored))
  if (plain.length > MAX_INTENT_BYTES) return null
  return new CompactEncrypt(plain).setProtectedHeader(HEADER).encrypt(await deriveKey(newest, PURPOSE))
}

async function unsealWithSecret(secret: string, sealed: string): Promise<StoredIntent | null> {
  try {
    const options = { keyManagementAlgorithms: [HEADER.alg], contentEncryptionAlgorithms: [HEADER.enc] }
    const { plaintext } = await compactDecrypt(sealed, await deriveKey(secret, PURPOSE), options)
    const parsed = v.safeParse(
      v.pipe(v.string(), v.parseJson(), StoredIntent),
      new TextDecoder().decode(plaintext),
    )
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}

/** Decrypts a value of `sealIntent`; null for anything else, and for an intent that has expired. */
export async function unsealIntent(
  sealed: string,
  secrets: Secrets,
  nowS: number,
): Promise<StoredIntent | null> {
  for (const secret of secrets) {
    const stored = await unsealWithSecret(secret, sealed)
    if (stored !== null) return stored.atS > nowS - INTENT_TIMEOUT_S ? stored : null
  }
  return null
}
