import { CompactEncrypt, compactDecrypt } from 'jose'
import * as v from 'valibot'
import type { SessionSecrets } from '#src/config/config.ts'
import { deriveKey } from '#src/platform/derive-key.ts'
import type { AuthorizationTransaction } from '#src/sign-in/rules/authorization-transaction.ts'

const HEADER = { alg: 'dir', enc: 'A256GCM' } as const

const Transaction = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    state: v.string(),
    nonce: v.string(),
    verifier: v.string(),
    returnTo: v.string(),
    startedAtS: v.pipe(v.number(), v.safeInteger()),
    // The version before this one does not write it.
    asksAnew: v.optional(v.boolean(), false),
  }),
  v.transform(({ asksAnew, ...rest }) => ({ ...rest, requiresReauthentication: asksAnew })),
)

/**
 * Encrypts a sign-in under way for the browser to keep (JWE, AES-256-GCM). KV could not keep it instead: what is
 * written in one place may be missing in another for a minute.
 * @returns the time it began, for telling old ones from new without the key, a dot, then the JWE
 */
export async function sealAuthorizationTransaction(
  transaction: AuthorizationTransaction,
  [newest]: SessionSecrets,
): Promise<string> {
  const key = await deriveKey(newest, 'fernway sign-in transaction v1')
  const { requiresReauthentication, ...rest } = transaction
  const json = JSON.stringify({ ...rest, asksAnew: requiresReauthentication })
  const plain = new TextEncoder().encode(json)
  return `${transaction.startedAtS}.${await new CompactEncrypt(plain).setProtectedHeader(HEADER).encrypt(key)}`
}

async function unsealWithSecret(secret: string, sealed: string): Promise<AuthorizationTransaction | null> {
  try {
    const key = await deriveKey(secret, 'fernway sign-in transaction v1')
    const options = { keyManagementAlgorithms: [HEADER.alg], contentEncryptionAlgorithms: [HEADER.enc] }
    const { plaintext } = await compactDecrypt(sealed.slice(sealed.indexOf('.') + 1), key, options)
    const parsed = v.safeParse(Transaction, new TextDecoder().decode(plaintext))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}

/** Reads what `sealTransaction` made with one of these secrets; null for anything else, whatever its form. */
export async function unsealAuthorizationTransaction(
  sealed: string,
  secrets: SessionSecrets,
): Promise<AuthorizationTransaction | null> {
  for (const secret of secrets) {
    const transaction = await unsealWithSecret(secret, sealed)
    if (transaction !== null) return transaction
  }
  return null
}
