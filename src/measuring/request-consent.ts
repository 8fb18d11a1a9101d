import type { Context } from 'hono'
import {
  type ConsentState,
  isPrivacyControlChanged,
  privacyControlCookie,
  readConsent,
} from '#isomorphic/measuring/consent-choice.ts'
import type { AppEnv } from '#src/http/app-env.ts'

const sendsPrivacyControl = (c: Context<AppEnv>): boolean => c.req.header('sec-gpc') === '1'

/** Consent of the requesting visitor; `Sec-GPC: 1` counts as opt-out (R12.1). */
export function consentOf(c: Context<AppEnv>): ConsentState {
  return readConsent(c.req.header('cookie') ?? '', sendsPrivacyControl(c))
}

/**
 * `Set-Cookie` value that sets or clears the Global Privacy Control cookie for scripts; null when it is up to date, and
 * for visitors without any consent, who are not measured in any case.
 * @param allows whether the choice allows any purpose
 */
export function privacyControlCookieIfChanged(c: Context<AppEnv>, allows: boolean): string | null {
  const cookies = c.req.header('cookie') ?? ''
  const isChanged = isPrivacyControlChanged(cookies, sendsPrivacyControl(c))
  return isChanged && (allows || !sendsPrivacyControl(c))
    ? privacyControlCookie(sendsPrivacyControl(c))
    : null
}
