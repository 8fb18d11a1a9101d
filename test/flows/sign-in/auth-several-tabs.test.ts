import { beforeEach, describe, expect, it } from 'vitest'
import { createSignInSite, type SignInSite, signIn } from '#test/support/worker/sign-in-site.tsx'

let site: SignInSite
beforeEach(async () => {
  site = await createSignInSite()
})

describe('sign-in in several tabs', () => {
  it('two concurrent sign-ins both complete, each with its own return address', async () => {
    const visitor = site.visitor()
    const [one, two] = await Promise.all([
      visitor.get('/api/auth/login?returnTo=/one'),
      visitor.get('/api/auth/login?returnTo=/two'),
    ])
    const backTwo = await visitor.get(site.provider.authorise(two.headers.get('location') ?? ''))
    const backOne = await visitor.get(site.provider.authorise(one.headers.get('location') ?? ''))
    expect([backOne.headers.get('location'), backTwo.headers.get('location')]).toEqual(['/one', '/two'])
    expect([...visitor.cookies.keys()]).toEqual(['__Host-session'])
  })

  it('up to eight transactions are open; the oldest is evicted, and the cookies stay small', async () => {
    const visitor = site.visitor()
    const startMs = Date.now()
    const locations: string[] = []
    for (let tab = 0; tab < 12; tab += 1) {
      site.clock.nowMs = startMs + tab * 1000
      locations.push(
        (
          await visitor.get(`/api/auth/login?returnTo=/${tab}/${'x'.repeat(tab % 2 === 0 ? 1000 : 0)}`)
        ).headers.get('location') ?? '',
      )
    }
    expect(visitor.cookies.size).toBeLessThanOrEqual(8)
    expect([...visitor.cookies].join('').length).toBeLessThanOrEqual(7100)
    expect((await visitor.get(site.provider.authorise(locations[0] ?? ''))).status).toBe(400)
    expect((await visitor.get(site.provider.authorise(locations[11] ?? ''))).status).toBe(303)
    site.clock.nowMs = null
  })

  it('ten concurrent visitors all sign in', async () => {
    const backs = await Promise.all(Array.from({ length: 10 }, () => signIn(site, site.visitor())))
    expect(backs.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 303))
  })
})
