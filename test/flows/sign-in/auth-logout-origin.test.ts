import { beforeEach, describe, expect, it } from 'vitest'
import { createSignInSite, type SignInSite } from '#test/support/worker/sign-in-site.tsx'
import { createSignedInVisitor, profileStatus } from '#test/support/worker/signed-in-visitor.ts'

let site: SignInSite
beforeEach(async () => {
  site = await createSignInSite()
})

describe('a request that the visitor did not initiate does not sign out:', () => {
  it.each<[string, Record<string, string>]>([
    [
      'a link on another site',
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
    ],
    [
      'a link on a neighbouring host',
      { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
    ],
    ['an image', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
    [
      'a frame',
      { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
    ],
    [
      'a script’s request',
      { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' },
    ],
    ['a prefetch', { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch' }],
    [
      'a prerender',
      {
        'sec-fetch-site': 'none',
        'sec-fetch-mode': 'navigate',
        'sec-fetch-dest': 'document',
        'sec-purpose': 'prefetch;prerender',
      },
    ],
    ['a legacy prefetch', { purpose: 'prefetch' }],
    ['a legacy Firefox prefetch', { 'x-moz': 'prefetch' }],
    ['a preview', { 'x-purpose': 'preview' }],
    ['an unknown value', { 'sec-fetch-site': 'other' }],
  ])('%s', async (_name, headers) => {
    const visitor = await createSignedInVisitor(site)
    const response = await visitor.get('/api/auth/logout', headers)
    expect(response.status).toBe(403)
    expect(await response.json()).toEqual({ error: 'cross_site' })
    expect(response.headers.getSetCookie()).toEqual([])
    expect(await profileStatus(visitor)).toBe(200)
  })

  it('HEAD, and every unsafe method', async () => {
    const visitor = await createSignedInVisitor(site)
    expect((await visitor.send('HEAD', '/api/auth/logout')).status).toBe(405)
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'])
      expect((await visitor.send(method, '/api/auth/logout')).status).toBe(403)
    expect(await profileStatus(visitor)).toBe(200)
  })

  it('a link of the site and a typed address sign out', async () => {
    for (const origin of ['same-origin', 'none']) {
      const visitor = await createSignedInVisitor(site)
      const headers = {
        'sec-fetch-site': origin,
        'sec-fetch-mode': 'navigate',
        'sec-fetch-dest': 'document',
        'sec-fetch-user': '?1',
      }
      expect((await visitor.get('/api/auth/logout', headers)).status).toBe(302)
      expect(await profileStatus(visitor)).toBe(204)
    }
  })
})
