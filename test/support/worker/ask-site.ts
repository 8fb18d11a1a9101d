import { SELF } from 'cloudflare:test'
import { nextClient } from './next-client.ts'

export const SITE = 'https://fernway.test'

/** One request to the whole worker, from a client of its own unless it names one; redirects shown and not followed. */
export function askSite(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers)
  if (!headers.has('cf-connecting-ip')) headers.set('cf-connecting-ip', nextClient())
  return SELF.fetch(SITE + path, { redirect: 'manual', ...init, headers })
}
