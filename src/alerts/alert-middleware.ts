import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { findUniqueCookie, parseCookieHeader } from '#isomorphic/http/cookie-header.ts'
import { OFFLINE_DOWNLOAD_HEADER } from '#isomorphic/offline/offline-names.ts'
import { isAlertDismissed } from '#src/alerts/rules/alert-setting.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import type { Alert } from '#src/site/frame/alert.ts'
import type { PageTable } from '#src/site/page-table.ts'
import type { AlertCache } from './alert-cache.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** The alert that this page shows; null if there is none or the visitor dismissed it. */
    readonly alert: Alert | null
  }
}

/** The alerts of a page, the most specific first. @throws {UnavailableError} as `AlertCache.read` */
export function readAlerts(alerts: AlertCache, c: Context<AppEnv>, path: string): Promise<readonly Alert[]> {
  return alerts.read(c.env.SETTINGS, (work) => c.executionCtx.waitUntil(work), path)
}

/**
 * The alert to show to this visitor: the most specific one that was not dismissed; none in a page downloaded for
 * offline use.
 */
export function selectVisibleAlert(headers: Headers, alerts: readonly Alert[]): Alert | null {
  const [nearest] = alerts
  if (nearest === undefined || headers.has(OFFLINE_DOWNLOAD_HEADER)) return null
  const cookieHeader = headers.get('cookie')
  if (cookieHeader === null) return nearest
  const cookies = parseCookieHeader(cookieHeader)
  const readCookie = (name: string): string | null => findUniqueCookie(cookies, name)
  return alerts.find(({ version }) => !isAlertDismissed(readCookie, version)) ?? null
}

/**
 * Sets the alert that this page shows; API and file responses show none. If settings are unavailable, pages show none
 * (R10.5).
 */
export function alertMiddleware(alerts: AlertCache, { showsAlert }: Pick<PageTable, 'showsAlert'>) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const found = showsAlert(c.req.path) ? await readAlerts(alerts, c, c.req.path).catch(() => []) : []
    c.set('alert', selectVisibleAlert(c.req.raw.headers, found))
    return next()
  })
}
