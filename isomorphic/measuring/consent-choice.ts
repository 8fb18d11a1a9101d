import { findUniqueCookie, parseCookieHeader } from '#isomorphic/http/cookie-header.ts'

/** Optional purposes that a visitor may consent to. */
export type Consent = { readonly measurement: boolean; readonly advertising: boolean }

export type ConsentState = {
  /** Choice in Cookie Settings; null until it is made. */
  readonly choice: Consent | null
  /** Opted out on the Do Not Sell page (M1.29). */
  readonly isOptedOut: boolean
  readonly hasGlobalPrivacyControl: boolean
  /** Purposes currently allowed: the choice, unless the visitor opted out in either way. */
  readonly allowed: Consent
}

const NO_CONSENT: Consent = { measurement: false, advertising: false }

/** Consent pages and the target of their forms. */
export const COOKIE_SETTINGS_PATH = '/cookie-settings'
export const CONSENT_ACTION = '/api/consent'
export const OPT_OUT_PATH = '/do-not-sell-or-share-my-personal-information'

const CONSENT_COOKIE = 'consent'
const OPT_OUT_COOKIE = 'optOut'
const PRIVACY_CONTROL_COOKIE = 'gpc'
/** Consent expires after half a year. */
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
 * Reads the visitor's consent from cookies and Global Privacy Control.
 * @param cookies a Cookie header, or `document.cookie`
 * @param sendsPrivacyControl `Sec-GPC: 1`, or `navigator.globalPrivacyControl`; counts as opt-out (R12.1)
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

/** `Set-Cookie` value that stores the choice; readable by scripts and without any identifier. */
export function consentCookie({ measurement, advertising }: Consent): string {
  const names = [measurement && 'measurement', advertising && 'advertising'].filter((name) => name !== false)
  return cookieLine(CONSENT_COOKIE, names.join('.') || 'none', CONSENT_MAX_AGE_S)
}

/** `Set-Cookie` value that opts out for a year, or withdraws the opt-out (M1.29). */
export function optOutCookie(isOptedOut: boolean): string {
  return cookieLine(OPT_OUT_COOKIE, isOptedOut ? '1' : '', isOptedOut ? OPT_OUT_MAX_AGE_S : 0)
}

/**
 * Session cookie that passes Global Privacy Control to scripts when a browser, or a proxy, sends it by header alone.
 */
export function privacyControlCookie(sendsPrivacyControl: boolean): string {
  const line = `${PRIVACY_CONTROL_COOKIE}=${sendsPrivacyControl ? '1' : ''}; Path=/; Secure; SameSite=Lax`
  return sendsPrivacyControl ? line : `${line}; Max-Age=0`
}

/** Whether the cookies of a request differ from its header about Global Privacy Control. */
export function isPrivacyControlChanged(cookies: string, sendsPrivacyControl: boolean): boolean {
  return (soleValue(cookies, PRIVACY_CONTROL_COOKIE) === '1') !== sendsPrivacyControl
}

/**
 * Parses a consent form.
 * @param choice value of the button; with `chosen` the checkboxes count
 * @param has whether the checkbox of that name is checked
 * @returns null for an unknown choice
 */
export function consentFromForm(choice: unknown, has: (name: keyof Consent) => boolean): Consent | null {
  if (choice === 'all') return { measurement: true, advertising: true }
  if (choice === 'necessary') return NO_CONSENT
  if (choice === 'measurement') return { measurement: true, advertising: false }
  if (choice !== 'chosen') return null
  return { measurement: has('measurement'), advertising: has('advertising') }
}
