import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import type { Bindings } from '#src/config/bindings.ts'
import type { RequestHandler } from '#test/faults/with-faults.ts'
import { nextClient } from './next-client.ts'

export const SITE = 'https://fernway.test'

/** One browser with its own client address: stores cookies, and returns redirects instead of following them. */
export type Visitor = {
  readonly get: (path: string, headers?: Record<string, string>) => Promise<Response>
  readonly send: (
    method: string,
    path: string,
    headers?: Record<string, string>,
    body?: BodyInit,
  ) => Promise<Response>
  readonly cookies: Map<string, string>
}

function storeCookies(cookies: Map<string, string>, response: Response): void {
  for (const line of response.headers.getSetCookie()) {
    const [pair = '', ...attributes] = line.split('; ')
    const equals = pair.indexOf('=')
    if (attributes.includes('Max-Age=0')) cookies.delete(pair.slice(0, equals))
    else cookies.set(pair.slice(0, equals), pair.slice(equals + 1))
  }
}

export function createVisitor(
  app: RequestHandler,
  env: Bindings,
  cookies = new Map<string, string>(),
): Visitor {
  const client = nextClient()
  const send = async (
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body?: BodyInit,
  ): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const context = createExecutionContext()
    const request = new Request(SITE + path, {
      method,
      ...(body === undefined ? {} : { body }),
      headers: { 'cf-connecting-ip': client, ...(cookie === '' ? {} : { cookie }), ...headers },
    })
    const response = await app.fetch(request, env, context)
    storeCookies(cookies, response)
    await waitOnExecutionContext(context)
    return response
  }
  return { cookies, send, get: (path, headers) => send('GET', path, headers) }
}
