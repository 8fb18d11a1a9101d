import { beforeAll, describe, expect, it } from 'vitest'
import { anonymousVisitor, createAccountSite } from '#test/support/worker/account-site.ts'
import type { SignInSite } from '#test/support/worker/sign-in-site.tsx'
import { KYOTO } from '#test/support/worker/visitor-with-saves.ts'

const FACTS = '/api/page-facts'
const STORY = '/articles/games-for-the-wait'

let site: SignInSite
beforeAll(async () => {
  site = await createAccountSite()
})

describe('page of the saves of a device', () => {
  it('is the same for all visitors, cacheable, and explains itself without script', async () => {
    const response = await anonymousVisitor(site).get('/saves')
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=60/)
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(html).toContain('Sign in to keep them everywhere')
    expect(html).toMatch(/<noscript>.*what you save is in your account/s)
    expect(html).not.toMatch(/type="application\/json"/)
  })

  it('is served while every store is down', async () => {
    const response = await anonymousVisitor(site).get('/saves', {
      'x-fault': 'd1=error,kv=error,queue=error',
    })
    expect(response.status).toBe(200)
  })
})

describe('facts of saved pages', () => {
  it('name, describe and place each page that is in the guide', async () => {
    const sight = `${KYOTO}#nijo-castle`
    const response = await anonymousVisitor(site).json(FACTS, {
      paths: [KYOTO, sight, STORY, '/destinations/atlantis', 'javascript:alert(1)'],
    })
    const { pages } = (await response.json()) as { pages: Record<string, Record<string, unknown>> }
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(Object.keys(pages)).toEqual([KYOTO, sight, STORY])
    expect(pages[KYOTO]).toMatchObject({ name: 'Kyoto', meta: 'Japan', href: KYOTO })
    expect(pages[sight]).toMatchObject({ href: sight, at: { latitude: expect.any(Number) } })
    expect(pages[STORY]).toMatchObject({ at: null })
    const poster = await anonymousVisitor(site).get(String(pages[KYOTO]?.['poster']))
    expect(poster.headers.get('content-type')).toContain('svg')
  })

  it('are in the language of the address, with paths that have none', async () => {
    const response = await anonymousVisitor(site).json(`/de${FACTS}`, {
      paths: ['/destinations/italy/florence'],
    })
    const { pages } = (await response.json()) as { pages: Record<string, Record<string, unknown>> }
    expect(Object.values(pages)).toMatchObject([
      { name: 'Florenz', meta: 'Italien', href: '/destinations/italy/florence' },
    ])
  })

  it.each([
    [{}, 400],
    [{ paths: Array(201).fill(KYOTO) }, 400],
    [{ paths: ['x'.repeat(70_000)] }, 413],
  ])('a body that is no list of pages is rejected', async (body, status) => {
    expect((await anonymousVisitor(site).json(FACTS, body)).status).toBe(status)
  })
})
