import * as v from 'valibot'
import type { TurnstileSettings } from '#src/config/newsletter-config.ts'
import { withDeadline } from '#src/platform/deadline.ts'
import type { Fetch } from '#src/platform/provider-fetch.ts'

const TIMEOUT_MS = 3000
const Verdict = v.object({ success: v.boolean() })

/**
 * Verifies the challenge response of the browser with Turnstile, which accepts each response once.
 * @throws {UnavailableError} when Turnstile does not respond
 */
export async function checkChallenge(
  { origin, secret }: TurnstileSettings,
  challenge: string,
  client: string,
  fetch: Fetch,
): Promise<boolean> {
  if (challenge === '') return false
  const body = new URLSearchParams({ secret, response: challenge, remoteip: client })
  const requestVerdict = async (): Promise<unknown> => {
    const response = await fetch(`${origin}/turnstile/v0/siteverify`, {
      method: 'POST',
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return response.json()
  }
  const verdict = v.safeParse(Verdict, await withDeadline(requestVerdict(), TIMEOUT_MS, 'turnstile'))
  return verdict.success && verdict.output.success
}
