import { localiseAddress } from '#client/kit/localise-address.ts'

/** A request without a response in this time counts as a network failure. */
const RESPONSE_TIMEOUT_MS = 15_000

export type SignUpResult = 'done' | 'challenged' | 'failed'

async function requiresChallenge(response: Response): Promise<boolean> {
  const body = (await response.json().catch(() => null)) as { readonly error?: unknown } | null
  return body?.error === 'proof_needed'
}

/**
 * Sends a sign-up as JSON. Only 200 is a success; any other response, or none, is a failure (S7.1), except a 403 that
 * requires a challenge. Never rejects.
 */
export async function sendSignUp(data: FormData): Promise<SignUpResult> {
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(data)),
    signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
  }
  const response = await fetch(localiseAddress('/api/newsletter'), request).catch(() => null)
  if (response?.status === 200) return 'done'
  return response?.status === 403 && (await requiresChallenge(response)) ? 'challenged' : 'failed'
}
