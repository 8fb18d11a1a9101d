import { CONSENT_ACTION, type Consent, consentCookie } from '#isomorphic/measuring/consent-choice.ts'

/**
 * Saves the choice in a cookie immediately and again through the server, because browsers limit cookies set by scripts
 * to a week.
 */
export function saveConsent(consent: Consent): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the choice must apply before the request completes
  document.cookie = consentCookie(consent)
  const body = new URLSearchParams({ choice: 'chosen' })
  if (consent.measurement) body.set('measurement', 'on')
  if (consent.advertising) body.set('advertising', 'on')
  fetch(CONSENT_ACTION, { method: 'POST', body, redirect: 'manual', keepalive: true }).catch(() => undefined)
}
