import { SELF } from 'cloudflare:test'

export const SITE = 'https://fernway.test'

/** One request to the whole worker, redirects shown and not followed. */
export function askSite(path: string, init: RequestInit = {}): Promise<Response> {
  return SELF.fetch(SITE + path, { redirect: 'manual', ...init })
}
