import { inject } from 'vitest'

export type CapturedMail = {
  readonly number: number
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
}

const POLL_MS = 100
/** Below the time that a test may take, so that the failure names what was awaited. */
const TIMEOUT_MS = 120_000

/** Returns all mail that the shared site sent to an address, newest first. */
export async function mailTo(address: string): Promise<readonly CapturedMail[]> {
  const response = await fetch(`${inject('siteOrigin')}/_dev/mail.json`)
  const mails = (await response.json()) as readonly CapturedMail[]
  return mails.filter(({ to }) => to === address)
}

/**
 * Polls `read` until it returns a value other than undefined.
 * @throws {Error} when the timeout passes first
 */
export async function waitFor<T>(what: string, read: () => Promise<T | undefined>): Promise<T> {
  const endMs = Date.now() + TIMEOUT_MS
  while (Date.now() < endMs) {
    const found = await read()
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  throw new Error(`${what} did not come in ${TIMEOUT_MS} ms`)
}
