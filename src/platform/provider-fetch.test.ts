import { afterEach, describe, expect, it, vi } from 'vitest'
import { ProviderResponseError, ProviderUnavailableError } from './app-error.ts'
import { createProviderFetch } from './provider-fetch.ts'

const ADDRESS = 'https://id.example/x'
const limited = (response: () => Promise<Response> | Response, budgetMs = 1000) =>
  createProviderFetch({ fetch: async () => response(), allowsLoopbackHttp: false, budgetMs })

afterEach(() => {
  vi.useRealTimers()
})

describe('createProviderFetch', () => {
  it('returns the complete response with its status and type, and no other header', async () => {
    const response = await limited(() =>
      Response.json(
        { a: 1 },
        { status: 200, headers: { 'set-cookie': 'x=1', 'content-encoding': 'identity' } },
      ),
    )(ADDRESS)
    expect([response.status, await response.json(), [...response.headers.keys()]]).toEqual([
      200,
      { a: 1 },
      ['content-type'],
    ])
  })

  it('passes 4xx responses on for their error codes', async () => {
    const response = await limited(() => Response.json({ error: 'invalid_grant' }, { status: 400 }))(ADDRESS)
    expect([response.status, await response.json()]).toEqual([400, { error: 'invalid_grant' }])
  })

  it('rejects plain http and any other scheme without a request', async () => {
    const fetch = vi.fn(async () => Response.json({}))
    const ask = createProviderFetch({ fetch, allowsLoopbackHttp: false, budgetMs: 1000 })
    for (const address of ['http://id.example/', 'http://127.0.0.1/', 'ftp://id.example/', 'x'])
      await expect(ask(address)).rejects.toThrow(ProviderResponseError)
    expect(fetch).not.toHaveBeenCalled()
  })

  it('distinguishes an unavailable provider from an invalid response', async () => {
    for (const status of [500, 502, 503, 429])
      await expect(limited(() => new Response(null, { status }))(ADDRESS)).rejects.toThrow(
        ProviderUnavailableError,
      )
    await expect(limited(() => Promise.reject(new TypeError('reset')))(ADDRESS)).rejects.toThrow(
      ProviderUnavailableError,
    )
    for (const body of ['', '[]', 'null', '1', '{', '<html>'])
      await expect(limited(() => new Response(body))(ADDRESS)).rejects.toThrow(ProviderResponseError)
    await expect(limited(() => new Response(`{"a":"${'x'.repeat(300_000)}"}`))(ADDRESS)).rejects.toThrow(
      ProviderResponseError,
    )
  })

  it('shares one time budget among all requests of a sign-in', async () => {
    vi.useFakeTimers()
    const ask = limited(() => new Promise(() => undefined), 500)
    for (const passMs of [500, 0]) {
      const refusal = expect(ask(ADDRESS)).rejects.toThrow(ProviderUnavailableError)
      await vi.advanceTimersByTimeAsync(passMs)
      await refusal
    }
  })
})
