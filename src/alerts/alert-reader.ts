import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { findSoleCookie, parseCookieHeader } from '#client/kit/cookie-header.ts'
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

/** The alert that is on. @throws {UnavailableError} as the board */
export function readAlert(alerts: AlertBoard, c: Context<AppEnv>): Promise<Alert | null> {
  return alerts.read(c.env.SETTINGS, (work) => c.executionCtx.waitUntil(work))
}

/** The alert as this visitor is to see it: none when it was closed. */
export function alertShownTo(cookieHeader: string | null | undefined, alert: Alert | null): Alert | null {
  if (alert === null || cookieHeader === null || cookieHeader === undefined) return alert
  const cookies = parseCookieHeader(cookieHeader)
  return isAlertDismissed((name) => findSoleCookie(cookies, name), alert.version) ? null : alert
}

/** Sets the alert that this page shows; answers to programs show none. Without settings pages have none (R10.5). */
export function alertReader(alerts: AlertBoard, { showsAlert }: Pick<PageTable, 'showsAlert'>) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const alert = showsAlert(c.req.path) ? await readAlert(alerts, c).catch(() => null) : null
    c.set('alert', alertShownTo(c.req.header('cookie'), alert))
    return next()
  })
}
