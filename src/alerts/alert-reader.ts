import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { findSoleCookie, parseCookieHeader } from '#client/kit/cookie-header.ts'
import { KEEPING_HEADER } from '#client/pocket/pocket-names.ts'
import { isAlertDismissed } from '#src/alerts/rules/alert-notice.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import type { Alert } from '#src/site/frame/alert.ts'
import type { PageTable } from '#src/site/page-table.ts'
import type { AlertBoard } from './alert-board.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** The alert that this page shows; null when there is none or the visitor closed it. */
    readonly alert: Alert | null
  }
}

/** The alert of a page. @throws {UnavailableError} as the board */
export function readAlert(alerts: AlertBoard, c: Context<AppEnv>, path: string): Promise<Alert | null> {
  return alerts.read(c.env.SETTINGS, (work) => c.executionCtx.waitUntil(work), path)
}

/** The alert as this visitor is to see it: none when it was closed, and none in a page that is kept for longer. */
export function alertShownTo(headers: Headers, alert: Alert | null): Alert | null {
  if (alert === null || headers.has(KEEPING_HEADER)) return null
  const cookieHeader = headers.get('cookie')
  if (cookieHeader === null) return alert
  const cookies = parseCookieHeader(cookieHeader)
  return isAlertDismissed((name) => findSoleCookie(cookies, name), alert.version) ? null : alert
}

/** Sets the alert that this page shows; answers to programs show none. Without settings pages have none (R10.5). */
export function alertReader(alerts: AlertBoard, { showsAlert }: Pick<PageTable, 'showsAlert'>) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const alert = showsAlert(c.req.path) ? await readAlert(alerts, c, c.req.path).catch(() => null) : null
    c.set('alert', alertShownTo(c.req.raw.headers, alert))
    return next()
  })
}
