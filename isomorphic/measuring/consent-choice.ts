import { findUniqueCookie, parseCookieHeader } from '#isomorphic/http/cookie-header.ts'

/** What a visitor may allow beyond what the site needs to work. */
export type Consent = { readonly measurement: boolean; readonly advertising: boolean }

export type ConsentState = {
  /** What the visitor chose in Cookie Settings; null while they have not. */
  readonly choice: Consent | null
  /** Opted out on the Do Not Sell page (M1.29). */
  readonly isOptedOut: boolean
  readonly hasGlobalPrivacyControl: boolean
  /** What may happen now: the answer, unless the visitor has opted out in either way. */
  readonly allowed: Consent
}

const NO_CONSENT: Consent = { measurement: false, advertising: false }

/** Pages of consent, and where their forms go. */
export const COOKIE_SETTINGS_PATH = '/cookie-settings'
export const CONSENT_ACTION = '/api/consent'
export const OPT_OUT_PATH = '/do-not-sell-or-share-my-personal-information'

const CONSENT_COOKIE = 'consent'
const OPT_OUT_COOKIE = 'optOut'
const PRIVACY_CONTROL_COOKIE = 'gpc'
/** Asked again after half a year. */
const CONSENT_MAX_AGE_S = 15_552_000
/** A year (M1.29). */
const OPT_OUT_MAX_AGE_S = 31_536_000

const soleValue = (cookies: string, name: string): string | null =>
  findUniqueCookie(parseCookieHeader(cookies), name)

function parseChoice(value: string | null): Consent | null {
  if (value === null || !/^(none|measurement|advertising|measurement\.advertising)$/.test(value)) return null
  return { measurement: value.includes('measurement'), advertising: value.includes('advertising') }
}

/**
 * What a visitor has allowed, as far as the request or the browser tells.
 * @param cookies a Cookie header, or `document.cookie`
 * @param sendsPrivacyControl `Sec-GPC: 1`, or `navigator.globalPrivacyControl`: counts as having opted out (R12.1)
 */
export function readConsent(cookies: string, sendsPrivacyControl: boolean): ConsentState {
  const hasGlobalPrivacyControl = sendsPrivacyControl || soleValue(cookies, PRIVACY_CONTROL_COOKIE) === '1'
  const choice = parseChoice(soleValue(cookies, CONSENT_COOKIE))
  const isOptedOut = soleValue(cookies, OPT_OUT_COOKIE) === '1'
  const allowed = hasGlobalPrivacyControl || isOptedOut ? NO_CONSENT : (choice ?? NO_CONSENT)
  return { choice, isOptedOut, hasGlobalPrivacyControl, allowed }
}

const cookieLine = (name: string, value: string, maxAgeS: number): string =>
  `${name}=${value}; Max-Age=${maxAgeS}; Path=/; Secure; SameSite=Lax`

/** A cookie line that remembers the answer; scripts may read it, and it identifies nobody. */
export function consentCookie({ measurement, advertising }: Consent): string {
  const names = [measurement && 'measurement', advertising && 'advertising'].filter((name) => name !== false)
  return cookieLine(CONSENT_COOKIE, names.join('.') || 'none', CONSENT_MAX_AGE_S)
}

/** A cookie line that opts out for a year, or takes it back (M1.29). */
export function optOutCookie(isOptedOut: boolean): string {
  return cookieLine(OPT_OUT_COOKIE, isOptedOut ? '1' : '', isOptedOut ? OPT_OUT_MAX_AGE_S : 0)
}

/**
 * A cookie line that tells scripts of Global Privacy Control where a browser, or what stands in its way, says so by header
 * alone; until the browser is closed.
 */
export function privacyControlCookie(sendsPrivacyControl: boolean): string {
  const line = `${PRIVACY_CONTROL_COOKIE}=${sendsPrivacyControl ? '1' : ''}; Path=/; Secure; SameSite=Lax`
  return sendsPrivacyControl ? line : `${line}; Max-Age=0`
}

/** Whether the cookies of a request say something else of Global Privacy Control than its header. */
export function isPrivacyControlChanged(cookies: string, sendsPrivacyControl: boolean): boolean {
  return (soleValue(cookies, PRIVACY_CONTROL_COOKIE) === '1') !== sendsPrivacyControl
}

/**
 * What a consent form says.
 * @param choice value of the button; `chosen` follows the boxes
 * @param has whether a box of that name is ticked
 * @returns null for a choice that no button of ours sends
 */
export function consentFromForm(choice: unknown, has: (name: keyof Consent) => boolean): Consent | null {
  if (choice === 'all') return { measurement: true, advertising: true }
  if (choice === 'necessary') return NO_CONSENT
  if (choice === 'measurement') return { measurement: true, advertising: false }
  if (choice !== 'chosen') return null
  return { measurement: has('measurement'), advertising: has('advertising') }
}
