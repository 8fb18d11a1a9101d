import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { withClosedAlert } from '#client/kit/closed-alerts.ts'
import { findSoleCookie, parseCookieHeader } from '#client/kit/cookie-header.ts'
import {
  ALERT_DISMISSED_COOKIE,
  ALERT_DISMISSED_MAX_AGE_S,
  ALERT_VERSION_COOKIE,
  isAlertDismissed,
} from '#src/alerts/rules/alert-notice.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { errorJson } from '#src/http/error-json.ts'
import { toReturnPath } from '#src/http/rules/return-to.ts'
import { consentOf, privacyControlNews } from '#src/measuring/request-consent.ts'
import { UnavailableError } from '#src/platform/app-error.ts'
import type { AlertBoard } from './alert-board.ts'
import { readAlerts } from './alert-reader.ts'

const MAX_FORM_BYTES = 8192
const RETRY_AFTER_S = '5'
const VERSION = /^[\w-]{1,43}$/

/** Of the page that asks, which browsers name to us; programs that name none hear of the alerts of all pages. */
function pathOfPage(c: Context<AppEnv>): string {
  const asking = c.req.header('referer') ?? ''
  const isOurs = URL.canParse(asking) && new URL(asking).origin === c.var.config.siteOrigin
  return isOurs ? new URL(asking).pathname : '/'
}

/** GET /api/layout (S7.3, M1.6): the alert, and what the visitor's cookies say; nothing else of them. */
function layout(alerts: AlertBoard) {
  return async (c: Context<AppEnv>): Promise<Response> => {
    const cookies = parseCookieHeader(c.req.header('cookie'))
    const readCookie = (name: string): string | null => findSoleCookie(cookies, name)
    try {
      const isClosed = (version: string | null): boolean => isAlertDismissed(readCookie, version)
      const found = await readAlerts(alerts, c, pathOfPage(c))
      const alert = found.find(({ version }) => !isClosed(version)) ?? found[0] ?? null
      const alertDismissed = isClosed(alert?.version ?? null)
      const body = {
        alert: alert?.html ?? null,
        alertVersion: alert?.version ?? null,
        alertDismissed,
        // A page that comes back may have no address to tell us: what it shows holds when it is among these.
        alertsOn: alerts.versionsOn().filter((version) => !isClosed(version)),
        cookies: { newsletterSubscribed: readCookie('newsletterSubscribed') === 'true', alertDismissed },
      }
      const { answer } = consentOf(c)
      const news = privacyControlNews(c, answer !== null && (answer.measurement || answer.advertising))
      if (news !== null) c.header('set-cookie', news)
      return c.json(body, 200, { 'cache-control': 'no-store' })
    } catch (error) {
      if (error instanceof UnavailableError)
        return errorJson(503, error.code, { 'retry-after': RETRY_AFTER_S })
      throw error
    }
  }
}

const rememberCookie = (name: string, value: string): string =>
  `${name}=${value}; Max-Age=${ALERT_DISMISSED_MAX_AGE_S}; Path=/; Secure; SameSite=Lax`

/** POST /alert/dismiss: how the alert closes without script; the browser does the same by itself with it. */
async function dismiss(c: Context<AppEnv>): Promise<Response> {
  const form = await c.req.parseBody().catch(() => ({}) as Record<string, unknown>)
  const version = String(form['version'] ?? '')
  const here = typeof form['returnTo'] === 'string' ? form['returnTo'] : null
  // Pages are kept without their query, so only the browser knows the whole address.
  const returnTo = c.req.header('referer') ?? here
  c.header('set-cookie', rememberCookie(ALERT_DISMISSED_COOKIE, 'true'))
  const before = findSoleCookie(parseCookieHeader(c.req.header('cookie')), ALERT_VERSION_COOKIE)
  if (VERSION.test(version))
    c.header('set-cookie', rememberCookie(ALERT_VERSION_COOKIE, withClosedAlert(before, version)), {
      append: true,
    })
  c.header('cache-control', 'no-store')
  return c.redirect(toReturnPath(returnTo, c.get('config').siteOrigin), 303)
}

/** What every page's frame asks for after it has loaded, and how its alert closes. */
export function layoutRoutes(alerts: AlertBoard): Hono<AppEnv> {
  const limit = bodyLimit({ maxSize: MAX_FORM_BYTES, onError: () => errorJson(413, 'too_large') })
  return new Hono<AppEnv>().get('/api/layout', layout(alerts)).post('/alert/dismiss', limit, dismiss)
}
