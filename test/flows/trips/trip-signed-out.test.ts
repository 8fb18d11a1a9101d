import { beforeAll, describe, expect, it } from 'vitest'
import {
  anonymousVisitor,
  createAccountSite,
  type Member,
  signInMember,
} from '#test/support/worker/account-site.ts'
import { type SignInSite, signIn } from '#test/support/worker/sign-in-site.tsx'
import { newTripId, tripOperation } from '#test/support/worker/trip-operations.ts'
import { SITE } from '#test/support/worker/visitor.ts'

const SIGHT = '/destinations/portugal/lisbon#se'

let site: SignInSite
beforeAll(async () => {
  site = await createAccountSite()
})

/** A link of a trip with a stop, that another account has made. */
async function linkOfKind(kind: 'view' | 'edit'): Promise<string> {
  const ana = await signInMember(site)
  const id = newTripId()
  const operations = [
    tripOperation('trip', 'name', 'Lent plan'),
    tripOperation('stop-aaaaaaaa', 'name', 'Garden'),
  ]
  await ana.json('/api/trips', { id, operations })
  const html = await (await ana.form(`/profile/trips/${id}`, { do: 'link', kind })).text()
  const link = /id="made-link" readOnly="" value="([^"]+)"/.exec(html)?.[1] ?? ''
  return link.slice(SITE.length)
}

/** Signs in, as a response that needs it demands. @returns the address that the sign-in leads back to */
async function signInFor(visitor: Member, response: Response): Promise<string> {
  const login = new URL(response.headers.get('location') ?? '', SITE)
  expect(login.pathname).toBe('/api/auth/login')
  site.provider.behaviour.subject = crypto.randomUUID()
  const back = await signIn(site, visitor, login.searchParams.get('returnTo') ?? '')
  const { pathname, search } = new URL(back.headers.get('location') ?? '', SITE)
  return pathname + search
}

const tripsOf = async (visitor: Member): Promise<readonly string[]> => {
  const html = await (await visitor.get('/profile/trips?whole=1')).text()
  return [...new Set([...html.matchAll(/\/profile\/trips\/([0-9a-f]{32})"/g)].map(([, id = '']) => id))]
}

describe('signing in in the middle of an action without script leads back to it, and it is done once', () => {
  it('when a trip is copied, also when the form is sent twice', async () => {
    const path = await linkOfKind('view')
    const ben = anonymousVisitor(site)
    const idOn = (html: string): string => /name="id" value="([0-9a-f]{32})"/.exec(html)?.[1] ?? ''
    const first = idOn(await (await ben.get(path)).text())
    const back = await signInFor(ben, await ben.form(`${path}/copy`, { id: first }))
    expect([back, await tripsOf(ben)]).toEqual([path, []])
    const id = idOn(await (await ben.get(back)).text())
    expect(id).toMatch(/^[0-9a-f]{32}$/)
    const sent = await Promise.all([ben.form(`${path}/copy`, { id }), ben.form(`${path}/copy`, { id })])
    expect(sent.map(({ status }) => status)).toEqual([303, 303])
    expect(await tripsOf(ben)).toEqual([id])
    expect(await (await ben.get(`/profile/trips/${id}?whole=1`)).text()).toContain('Garden')
  })

  it('when an invitation is accepted', async () => {
    const path = await linkOfKind('edit')
    const ben = anonymousVisitor(site)
    const back = await signInFor(ben, await ben.form(path, {}))
    expect([back, await tripsOf(ben)]).toEqual([path, []])
    for (let press = 0; press < 2; press += 1) expect((await ben.form(back, {})).status).toBe(303)
    expect(await tripsOf(ben)).toHaveLength(1)
  })

  it('when a page of the guide is added to a trip', async () => {
    const ben = anonymousVisitor(site)
    const add = `/profile/trips/add?path=${encodeURIComponent(SIGHT)}`
    const back = await signInFor(ben, await ben.get(add))
    expect(back).toBe(add)
    expect(await (await ben.get(back)).text()).toContain('Sé')
  })
})
