import type { Context, Hono } from 'hono'
import type { AppEnv } from './app-env.ts'

/** Sends a request to an app from within it, with the cookie of a visitor or none. */
type FetchFromApp = (c: Context<AppEnv>, path: string, cookie?: string | null) => Promise<Response>

/**
 * Returns requests to the app itself, for checks of its own pages.
 * @param client name under which these requests have separate rate limits
 */
export const fetchAs =
  (app: Hono<AppEnv>, client: string): FetchFromApp =>
  async (c, path, cookie = null) => {
    const headers = { 'cf-connecting-ip': client, ...(cookie === null ? {} : { cookie }) }
    const request = new Request(new URL(path, c.get('config').siteOrigin), { headers })
    return app.fetch(request, c.env, c.executionCtx)
  }
