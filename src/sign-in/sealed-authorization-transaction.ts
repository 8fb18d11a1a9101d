import { CompactEncrypt, compactDecrypt } from 'jose'
import * as v from 'valibot'
import type { SessionSecrets } from '#src/config/config.ts'
import { deriveKey } from '#src/platform/derive-key.ts'
import type { AuthorizationTransaction } from '#src/sign-in/rules/authorization-transaction.ts'

/** Name of `requiresReauthentication` in stored cookies. */
const STORED_FIELD = 'asksAnew'
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
    // Absent in transactions of the previous version.
    [STORED_FIELD]: v.optional(v.boolean(), false),
  }),
  v.transform(({ [STORED_FIELD]: requiresReauthentication, ...rest }) => ({
    ...rest,
    requiresReauthentication,
  })),
)

/**
 * Encrypts a transaction for a cookie (JWE, AES-256-GCM). KV is eventually consistent for up to a minute, so it cannot
 * store transactions.
 * @returns start time, a dot and the JWE; the time lets old cookies be evicted without the key
 */
export async function sealAuthorizationTransaction(
  transaction: AuthorizationTransaction,
  [newest]: SessionSecrets,
): Promise<string> {
  const key = await deriveKey(newest, 'fernway sign-in transaction v1')
  const { requiresReauthentication, ...rest } = transaction
  const json = JSON.stringify({ ...rest, [STORED_FIELD]: requiresReauthentication })
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

/** Decrypts a value of `sealAuthorizationTransaction` with one of the secrets; null for anything else. */
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
