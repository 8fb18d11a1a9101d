import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { addDismissedAlert } from '#isomorphic/alerts/dismissed-alerts.ts'
import { findUniqueCookie, parseCookieHeader } from '#isomorphic/http/cookie-header.ts'
import { splitLanguage } from '#isomorphic/words/localised-path.ts'
import {
  ALERT_DISMISSED_COOKIE,
  ALERT_DISMISSED_MAX_AGE_S,
  ALERT_VERSION_COOKIE,
  isAlertDismissed,
} from '#src/alerts/rules/alert-setting.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { errorJson } from '#src/http/error-json.ts'
import { toReturnPath } from '#src/http/rules/return-to.ts'
import { consentOf, privacyControlCookieIfChanged } from '#src/measuring/request-consent.ts'
import { UnavailableError } from '#src/platform/app-error.ts'
import type { AlertCache } from './alert-cache.ts'
import { readAlerts } from './alert-middleware.ts'

const MAX_FORM_BYTES = 8192
const RETRY_AFTER_S = '5'
const VERSION = /^[\w-]{1,43}$/

/** Path of the requesting page, without its language, from the Referer header; clients that send none get the alerts of all pages. */
function getRefererPath(c: Context<AppEnv>): string {
  const referer = c.req.header('referer') ?? ''
  const isOurs = URL.canParse(referer) && new URL(referer).origin === c.get('config').siteOrigin
  return isOurs ? splitLanguage(new URL(referer).pathname, c.env.LANGUAGES ?? '').path : '/'
}

/** GET /api/layout (S7.3, M1.6): the alert and the state of the visitor's cookies; no other personal data. */
function createLayoutHandler(alerts: AlertCache) {
  return async (c: Context<AppEnv>): Promise<Response> => {
    const cookies = parseCookieHeader(c.req.header('cookie'))
    const readCookie = (name: string): string | null => findUniqueCookie(cookies, name)
    try {
      const isDismissed = (version: string | null): boolean => isAlertDismissed(readCookie, version)
      const found = await readAlerts(alerts, c, getRefererPath(c))
      const alert = found.find(({ version }) => !isDismissed(version)) ?? found[0] ?? null
      const alertDismissed = isDismissed(alert?.version ?? null)
      const body = {
        alert: alert?.html ?? null,
        alertVersion: alert?.version ?? null,
        alertDismissed,
        // A page restored from the back/forward cache may send no referrer: its alert is current if its version is in
        // this list.
        alertsOn: alerts.activeVersions().filter((version) => !isDismissed(version)),
        cookies: { newsletterSubscribed: readCookie('newsletterSubscribed') === 'true', alertDismissed },
      }
      const { choice: consent } = consentOf(c)
      const consentCookie = privacyControlCookieIfChanged(
        c,
        consent !== null && (consent.measurement || consent.advertising),
      )
      if (consentCookie !== null) c.header('set-cookie', consentCookie)
      return c.json(body, 200, { 'cache-control': 'no-store' })
    } catch (error) {
      if (error instanceof UnavailableError)
        return errorJson(503, error.code, { 'retry-after': RETRY_AFTER_S })
      throw error
    }
  }
}

const createDismissalCookie = (name: string, value: string): string =>
  `${name}=${value}; Max-Age=${ALERT_DISMISSED_MAX_AGE_S}; Path=/; Secure; SameSite=Lax`

/** POST /alert/dismiss: dismisses the alert without script; with script the browser sets the same cookies. */
async function dismissAlert(c: Context<AppEnv>): Promise<Response> {
  const form = await c.req.parseBody().catch(() => ({}) as Record<string, unknown>)
  const version = String(form['version'] ?? '')
  const formPath = typeof form['returnTo'] === 'string' ? form['returnTo'] : null
  // Pages are cached without their query, so only the browser sends the full URL.
  const returnTo = c.req.header('referer') ?? formPath
  c.header('set-cookie', createDismissalCookie(ALERT_DISMISSED_COOKIE, 'true'))
  const dismissedVersions = findUniqueCookie(parseCookieHeader(c.req.header('cookie')), ALERT_VERSION_COOKIE)
  if (VERSION.test(version))
    c.header(
      'set-cookie',
      createDismissalCookie(ALERT_VERSION_COOKIE, addDismissedAlert(dismissedVersions, version)),
      {
        append: true,
      },
    )
  c.header('cache-control', 'no-store')
  return c.redirect(toReturnPath(returnTo, c.get('config').siteOrigin), 303)
}

/** Routes for the layout, which every page fetches after loading, and for dismissing the alert. */
export function layoutRoutes(alerts: AlertCache): Hono<AppEnv> {
  const limit = bodyLimit({ maxSize: MAX_FORM_BYTES, onError: () => errorJson(413, 'too_large') })
  return new Hono<AppEnv>()
    .get('/api/layout', createLayoutHandler(alerts))
    .post('/alert/dismiss', limit, dismissAlert)
}
