import * as oauth from 'oauth4webapi'
import type { Fetch } from '#src/platform/provider-fetch.ts'

type LibraryRequest = {
  readonly method: string
  readonly headers: Record<string, string>
  readonly redirect: 'manual'
  readonly body?: BodyInit | null | undefined
}

/**
 * Options of every request that oauth4webapi sends.
 * @param allowsHttp for local runs only; the fetch itself then allows HTTP to loopback addresses alone
 */
export function oauthOptions(fetch: Fetch, allowsHttp: boolean) {
  return {
    [oauth.customFetch]: (address: string, { method, headers, redirect, body = null }: LibraryRequest) =>
      fetch(address, { method, headers, redirect, body }),
    [oauth.allowInsecureRequests]: allowsHttp,
  }
}
