/** A server that does not answer in this time counts as a network failure. */
const ANSWER_LIMIT_MS = 15_000

export type SignUpAnswer = 'done' | 'challenged' | 'failed'

async function wantsProof(response: Response): Promise<boolean> {
  const body = (await response.json().catch(() => null)) as { readonly error?: unknown } | null
  return body?.error === 'proof_needed'
}

/**
 * Sends a sign-up as JSON. Only 200 is success; any other answer and none at all are failures (S7.1), but 403
 * asks for proof of a person. Never rejects.
 */
export async function sendSignUp(data: FormData): Promise<SignUpAnswer> {
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(data)),
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
  }
  const response = await fetch('/api/newsletter', request).catch(() => null)
  if (response?.status === 200) return 'done'
  return response?.status === 403 && (await wantsProof(response)) ? 'challenged' : 'failed'
}
