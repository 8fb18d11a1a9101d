import type { Context } from 'hono'
import {
  type ConsentState,
  isPrivacyControlChanged,
  privacyControlCookie,
  readConsent,
} from '#isomorphic/measuring/consent-choice.ts'
import type { AppEnv } from '#src/http/app-env.ts'

const sendsPrivacyControl = (c: Context<AppEnv>): boolean => c.req.header('sec-gpc') === '1'

/** What the visitor who asks has allowed; `Sec-GPC: 1` counts as having opted out (R12.1). */
export function consentOf(c: Context<AppEnv>): ConsentState {
  return readConsent(c.req.header('cookie') ?? '', sendsPrivacyControl(c))
}

/**
 * The cookie that lets scripts know of Global Privacy Control, or takes it back; null when it would say nothing new, and
 * for visitors who never allowed anything, of whom nothing is measured anyway.
 * @param allows whether there is an answer that allows something
 */
export function privacyControlCookieIfChanged(c: Context<AppEnv>, allows: boolean): string | null {
  const cookies = c.req.header('cookie') ?? ''
  const isChanged = isPrivacyControlChanged(cookies, sendsPrivacyControl(c))
  return isChanged && (allows || !sendsPrivacyControl(c))
    ? privacyControlCookie(sendsPrivacyControl(c))
    : null
}
