import { readCurrentConsent } from '#client/measuring/read-measuring-settings.ts'
import { reportEvent } from '#client/measuring/report-event.ts'
import { readFormFacts } from './watch-sign-up-form.ts'

/** The event is reported three seconds after the success (S9.2). */
const SUBMIT_EVENT_DELAY_MS = 3000

/** SHA-256 of the address in hexadecimal; null without consent and on insecure origins (M1.11). */
async function hashEmail(address: string): Promise<string | null> {
  if (!readCurrentConsent().allowed.measurement || !isSecureContext) return null
  const bytes = new TextEncoder().encode(address.trim().toLowerCase())
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Reports a sign-up once: after three seconds, or as soon as the visitor leaves the page (M1.12).
 * @param form the submitted form; it may have been removed from the page
 */
export function reportSignUp(form: HTMLFormElement, address: string): void {
  const facts = readFormFacts(form)
  let emailHash: string | null = null
  void hashEmail(address).then((hash) => {
    emailHash = hash
  })
  const report = (): void => {
    clearTimeout(timer)
    removeEventListener('pagehide', report)
    reportEvent({ name: 'form_submit', ...facts, emailHash })
  }
  const timer = setTimeout(report, SUBMIT_EVENT_DELAY_MS)
  addEventListener('pagehide', report)
}
