import type { Context } from 'hono'
import { findUniqueCookie, parseCookieHeader } from '#isomorphic/http/cookie-header.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { expireHostCookie, hostCookie } from '#src/http/rules/host-cookie.ts'
import { sealIntent, unsealIntent } from './sealed-intent.ts'
import { INTENT_TIMEOUT_S, type SignInIntent, type StoredIntent } from './sign-in-intent.ts'

const INTENT_COOKIE = '__Host-intent'
/** The page to which sign-in returns, where the intent is carried out. */
export const CONTINUE_PATH = '/profile/saves/continue'

const toSeconds = (ms: number): number => Math.floor(ms / 1000)

/**
 * Redirects to sign-in, and stores what the visitor was about to do in a sealed cookie. The caller has checked that the
 * request is a form of this site (http/same-origin.ts).
 */
export async function redirectToSignIn(
  c: Context<AppEnv>,
  intent: SignInIntent,
  nowMs: () => number,
): Promise<Response> {
  const secrets = c.get('config').oidc?.sessionSecrets
  const stored = { id: crypto.randomUUID(), atS: toSeconds(nowMs()), intent }
  const sealed = secrets === undefined ? null : await sealIntent(stored, secrets)
  if (sealed !== null)
    c.header('set-cookie', hostCookie(INTENT_COOKIE, sealed, INTENT_TIMEOUT_S), { append: true })
  const location = `${c.get('config').loginPath}?returnTo=${encodeURIComponent(CONTINUE_PATH)}`
  return c.body(null, 303, { location, 'cache-control': 'no-store' })
}

/** Whether the request has an intent, which may be invalid. */
export const hasIntent = (c: Context<AppEnv>): boolean =>
  findUniqueCookie(parseCookieHeader(c.req.header('cookie')), INTENT_COOKIE) !== null

/** Reads the intent of a request; null without a valid one. */
export async function readIntent(c: Context<AppEnv>, nowMs: () => number): Promise<StoredIntent | null> {
  const secrets = c.get('config').oidc?.sessionSecrets
  const sealed = findUniqueCookie(parseCookieHeader(c.req.header('cookie')), INTENT_COOKIE)
  return secrets === undefined || sealed === null ? null : unsealIntent(sealed, secrets, toSeconds(nowMs()))
}

export const forgetIntent = (c: Context<AppEnv>): void =>
  c.header('set-cookie', expireHostCookie(INTENT_COOKIE), { append: true })
