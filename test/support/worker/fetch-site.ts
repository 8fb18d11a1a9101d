import { SELF } from 'cloudflare:test'
import { nextClient } from './next-client.ts'

export const WORKER_ORIGIN = 'https://fernway.test'

/** One request to the whole worker, from a client of its own unless it names one; redirects shown and not followed. */
export function fetchSite(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers)
  if (!headers.has('cf-connecting-ip')) headers.set('cf-connecting-ip', nextClient())
  return SELF.fetch(WORKER_ORIGIN + path, { redirect: 'manual', ...init, headers })
}
