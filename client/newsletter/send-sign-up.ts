/** A server that does not answer in this time counts as a network failure. */
const ANSWER_LIMIT_MS = 15_000

/** What Turnstile needs to ask for proof of a person. */
export type Challenge = { readonly siteKey: string; readonly script: string }

export type SignUpAnswer =
  | { readonly kind: 'done' | 'failed' }
  | { readonly kind: 'challenged'; readonly challenge: Challenge }

async function readChallenge(response: Response): Promise<Challenge | null> {
  const body = (await response.json().catch(() => null)) as Partial<Challenge> | null
  if (typeof body?.siteKey !== 'string' || typeof body.script !== 'string') return null
  return { siteKey: body.siteKey, script: body.script }
}

/**
 * Sends a sign-up as JSON. Only 200 is success; any other answer and none at all are failures (S7.1), but 403
 * may ask for proof of a person first. Never rejects.
 */
export async function sendSignUp(data: FormData, proof: string): Promise<SignUpAnswer> {
  const body = JSON.stringify({ ...Object.fromEntries(data), challenge: proof })
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
  }
  const response = await fetch('/api/newsletter', request).catch(() => null)
  if (response?.status === 200) return { kind: 'done' }
  const challenge = response?.status === 403 ? await readChallenge(response) : null
  return challenge === null ? { kind: 'failed' } : { kind: 'challenged', challenge }
}
