import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { Hono } from 'hono'
import type { Bindings } from '#src/config/bindings.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { errorJson } from '#src/http/error-json.ts'
import { requestContext } from '#src/http/request-context.ts'
import { sameOrigin } from '#src/http/same-origin.ts'
import { mailEventRoutes } from '#src/mail/webhooks/mail-event-routes.ts'
import { AppError } from '#src/platform/app-error.ts'
import { bindings } from '#test/support/worker/test-database.ts'
import { SITE } from '#test/support/worker/visitor.ts'

type Message = { readonly body: string; readonly headers: Readonly<Record<string, string>> }

/** Posts a message as a mail service does. */
export type EventResponses = (
  path: string,
  message: Message,
  overrides?: Partial<Bindings>,
) => Promise<Response>

/**
 * Creates the webhook endpoints for mail services, with their middleware.
 * @param nowMs the clock of the site; signatures are always compared with the real time
 */
export async function createEventSite(
  settings: Partial<Bindings>,
  nowMs: () => number = Date.now,
): Promise<EventResponses> {
  const site = new Hono<AppEnv>()
  site.use(requestContext(globalThis.fetch, caches.default), sameOrigin)
  site.route('/', mailEventRoutes(nowMs))
  site.onError((error) => errorJson(error instanceof AppError ? error.status : 500, 'internal'))
  const env = { ...bindings, SITE_ORIGIN: SITE, ...settings }
  return async (path, { body, headers }, overrides = {}) => {
    const context = createExecutionContext()
    const request = new Request(SITE + path, { method: 'POST', body, headers })
    const response = await site.fetch(request, { ...env, ...overrides }, context)
    await waitOnExecutionContext(context)
    return response
  }
}
