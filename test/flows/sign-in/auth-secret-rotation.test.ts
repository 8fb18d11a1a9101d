import { expect, it } from 'vitest'
import type { FaultBindings } from '#test/faults/fault-bindings.ts'
import { createSignInSite, type SignInSite, signIn } from '#test/support/worker/sign-in-site.tsx'
import { createSignedInVisitor, profileStatus } from '#test/support/worker/signed-in-visitor.ts'
import { createVisitor, type Visitor } from '#test/support/worker/visitor.ts'

const NEXT = 'the-session-secret-that-comes-next'
const TURNING = { SESSION_SECRET_NEXT: NEXT }
const TURNED = { SESSION_SECRET: NEXT }

/** The same browser on the same site with other settings. */
const under = (site: SignInSite, { cookies }: Visitor, settings: Partial<FaultBindings>) =>
  createVisitor(site.app, { ...site.env, ...settings }, cookies)

it('a session stays valid during a secret rotation, and ends with its own secret (R1.5)', async () => {
  const site = await createSignInSite()
  const visitor = await createSignedInVisitor(site)
  expect(await profileStatus(under(site, visitor, TURNING))).toBe(200)
  const later = site.visitor(TURNING)
  await signIn(site, later)
  expect(await profileStatus(under(site, later, TURNED))).toBe(200)
  expect(await profileStatus(under(site, visitor, TURNED))).toBe(204)
})

it('a pending sign-in completes during a secret rotation', async () => {
  const site = await createSignInSite()
  const visitor = site.visitor()
  const login = await visitor.get('/api/auth/login?returnTo=/about')
  const turning = under(site, visitor, TURNING)
  const back = await turning.get(site.provider.authorise(login.headers.get('location') ?? ''))
  expect([back.status, await profileStatus(turning)]).toEqual([303, 200])
})

it('a changed client secret of the provider signs no sessions out', async () => {
  const site = await createSignInSite()
  const visitor = await createSignedInVisitor(site)
  expect(await profileStatus(under(site, visitor, { OIDC_CLIENT_SECRET: 'another' }))).toBe(200)
})
