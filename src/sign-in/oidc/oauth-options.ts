import * as oauth from 'oauth4webapi'
import type { Fetch } from '#src/platform/provider-fetch.ts'

type LibraryRequest = {
  readonly method: string
  readonly headers: Record<string, string>
  readonly redirect: 'manual'
  readonly body?: BodyInit | null | undefined
}

/**
 * Options of every request that oauth4webapi makes for us.
 * @param allowsHttp only for local runs; the fetch itself then lets loopback alone through
 */
export function oauthOptions(fetch: Fetch, allowsHttp: boolean) {
  return {
    [oauth.customFetch]: (address: string, { method, headers, redirect, body = null }: LibraryRequest) =>
      fetch(address, { method, headers, redirect, body }),
    [oauth.allowInsecureRequests]: allowsHttp,
  }
}
