import { beforeAll, describe, expect, it } from 'vitest'
import {
  anonymousVisitor,
  createAccountSite,
  type Member,
  signInMember,
} from '#test/support/worker/account-site.ts'
import type { SignInSite } from '#test/support/worker/sign-in-site.tsx'
import {
  createVisitorWithSaves,
  followFormRedirect,
  KYOTO,
  listedPaths,
  MAIN_LIST_PATH,
} from '#test/support/worker/visitor-with-saves.ts'

let site: SignInSite
beforeAll(async () => {
  site = await createAccountSite()
})

const CONTINUE = '/profile/saves/continue'
const LOGIN = `/api/auth/login?returnTo=${encodeURIComponent(CONTINUE)}`

/** Takes the intent that a response to a signed-out visitor stores. */
function intentOf(response: Response): string {
  expect([response.status, response.headers.get('location')]).toEqual([303, LOGIN])
  const [, value = ''] = /__Host-intent=([^;]+)/.exec(response.headers.get('set-cookie') ?? '') ?? []
  expect(value).not.toBe('')
  return value
}

/** Signs in with an intent in the browser's cookies. */
async function signInWith(intent: string): Promise<Member> {
  const visitor = await signInMember(site)
  visitor.cookies.set('__Host-intent', intent)
  return visitor
}

async function openContinuation(visitor: Member) {
  const response = await visitor.get(CONTINUE)
  const html = await response.text()
  const [, id = ''] = /name="intent" value="([^"]+)"/.exec(html) ?? []
  return { response, html, id }
}

const goOn = (visitor: Member, id: string): Promise<Response> => visitor.form(CONTINUE, { intent: id })

describe('what a visitor was about to do before signing in', () => {
  it('a save is done once after sign-in; opening the page changes nothing, and replays do nothing', async () => {
    const intent = intentOf(await anonymousVisitor(site).form('/save', { path: KYOTO }))
    const visitor = await signInWith(intent)
    const { response, html, id } = await openContinuation(visitor)
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(html).toContain('Save Kyoto')
    expect(await listedPaths(visitor)).toEqual([])
    const done = await goOn(visitor, id)
    expect(done.headers.get('set-cookie')).toContain('__Host-intent=; Max-Age=0')
    expect(await followFormRedirect(visitor, done)).toContain('Kyoto is on Saves.')
    await visitor.json('/api/saves', { path: KYOTO, saved: false })
    visitor.cookies.set('__Host-intent', intent)
    await goOn(visitor, id)
    expect(await listedPaths(visitor)).toEqual([])
  })

  it('a shared list is copied once after sign-in', async () => {
    const ana = await createVisitorWithSaves(site)
    const html = await followFormRedirect(ana, await ana.form(MAIN_LIST_PATH, { do: 'share' }))
    const [link = ''] = /\/lists\/[0-9a-f]{32}/.exec(html) ?? []
    const intent = intentOf(await anonymousVisitor(site).form(`${link}/copy`, {}))
    const visitor = await signInWith(intent)
    const { html: question, id } = await openContinuation(visitor)
    expect(question).toContain('Copy Saves to your lists')
    const copied = await followFormRedirect(visitor, await goOn(visitor, id))
    expect(copied).toContain('The list is yours now')
    expect(copied.match(/data-path=/g)).toHaveLength(3)
  })

  it('the list of a device is shared after sign-in', async () => {
    const intent = intentOf(await anonymousVisitor(site).form('/saves/share', { list: 'main' }))
    const visitor = await signInWith(intent)
    const { id } = await openContinuation(visitor)
    expect(await followFormRedirect(visitor, await goOn(visitor, id))).toContain('The list has a link.')
  })

  it('a form of a list takes effect after the session had ended, also when a script submitted it', async () => {
    const response = await anonymousVisitor(site).form(MAIN_LIST_PATH, { do: 'create', name: 'Japan 2027' })
    const visitor = await signInWith(intentOf(response))
    const redirect = await visitor.get('/profile/saves')
    expect(redirect.headers.get('location')).toBe(CONTINUE)
    const { id } = await openContinuation(visitor)
    expect(await followFormRedirect(visitor, await goOn(visitor, id))).toContain('Japan 2027')
  })

  it('another ID, a forged cookie and a request of another site do nothing', async () => {
    const intent = intentOf(await anonymousVisitor(site).form('/save', { path: KYOTO }))
    const visitor = await signInWith(intent)
    await goOn(visitor, crypto.randomUUID())
    visitor.cookies.set('__Host-intent', `${intent.slice(0, -4)}AAAA`)
    await goOn(visitor, crypto.randomUUID())
    visitor.cookies.set('__Host-intent', intent)
    const { id } = await openContinuation(visitor)
    const foreign = await visitor.send(
      'POST',
      CONTINUE,
      { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
      new URLSearchParams({ intent: id }).toString(),
    )
    expect(foreign.status).toBe(403)
    expect(await listedPaths(visitor)).toEqual([])
  })

  it('is left with its button, and the saves open again', async () => {
    const visitor = await signInWith(intentOf(await anonymousVisitor(site).form('/save', { path: KYOTO })))
    const { html } = await openContinuation(visitor)
    const [, leave] = /<button [^>]*form="([^"]+)"[^>]*>Leave it</.exec(html) ?? []
    expect(html).toContain(`<form id="${leave}" action="${CONTINUE}" method="post"></form>`)
    expect(await followFormRedirect(visitor, await visitor.form(CONTINUE, {}))).toContain('Nothing saved yet')
    expect(await listedPaths(visitor)).toEqual([])
    expect((await visitor.get('/profile/saves')).status).toBe(200)
  })

  it('without an intent the page leads to the saves', async () => {
    const visitor = await signInWith('x')
    expect((await visitor.get(CONTINUE)).headers.get('location')).toBe('/profile/saves')
  })
})
