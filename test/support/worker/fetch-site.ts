import { SELF } from 'cloudflare:test'
import { nextClient } from './next-client.ts'

export const WORKER_ORIGIN = 'https://fernway.test'

/**
 * Sends one request to the complete worker, from a new client address unless `init` has one; does not follow redirects.
 */
export function fetchSite(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers)
  if (!headers.has('cf-connecting-ip')) headers.set('cf-connecting-ip', nextClient())
  return SELF.fetch(WORKER_ORIGIN + path, { redirect: 'manual', ...init, headers })
}
