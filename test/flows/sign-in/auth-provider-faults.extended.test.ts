import { beforeEach, describe, expect, it } from 'vitest'
import type { ProviderBehaviour } from '#test/support/worker/fake-provider.ts'
import { createSignInSite, type SignInSite, signIn } from '#test/support/worker/sign-in-site.tsx'

const DISCOVERY = '/.well-known/openid-configuration'
const MAX_RESPONSE_MS = 10_000

let site: SignInSite
beforeEach(async () => {
  site = await createSignInSite()
})

type Respond = (request: Request) => Promise<Response> | Response
const never = (): Promise<Response> => new Promise(() => undefined)
const endless = (): Response =>
  new Response(
    new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(65_536)),
    }),
    { headers: { 'content-type': 'application/json' } },
  )
const stalling = (): Response =>
  new Response(
    new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('{"a":')) }),
  )

const FAULTS: readonly (readonly [string, Respond])[] = [
  ['answers 500', () => new Response('SECRET-DETAIL', { status: 500 })],
  ['answers 503', () => Response.json({ error: 'temporarily_unavailable' }, { status: 503 })],
  ['answers 429', () => new Response(null, { status: 429 })],
  ['answers 404', () => new Response('<h1>SECRET-DETAIL</h1>', { status: 404 })],
  [
    'answers 401 with a challenge',
    () => new Response(null, { status: 401, headers: { 'www-authenticate': 'Basic realm="SECRET-DETAIL"' } }),
  ],
  ['answers 304', () => new Response(null, { status: 304 })],
  ['redirects', () => new Response(null, { status: 302, headers: { location: 'https://evil.example/' } })],
  [
    'answers HTML',
    () => new Response('<!doctype html>SECRET-DETAIL', { headers: { 'content-type': 'text/html' } }),
  ],
  ['answers nothing', () => new Response(null, { status: 200 })],
  ['answers 204', () => new Response(null, { status: 204 })],
  [
    'answers broken JSON',
    () => new Response('{"issuer":', { headers: { 'content-type': 'application/json' } }),
  ],
  ['answers a list', () => Response.json([])],
  ['answers null', () => Response.json(null)],
  ['answers an empty object', () => Response.json({})],
  ['answers endlessly', endless],
  ['cannot be reached', () => Promise.reject(new TypeError('network SECRET-DETAIL'))],
]
const SLOW: readonly (readonly [string, Respond])[] = [
  ['never answers', never],
  ['stalls within the body', stalling],
]

async function breakEndpoint(path: string, respond: Respond): Promise<void> {
  site.provider.behaviour.respond = (requestPath, request) => (requestPath === path ? respond(request) : null)
}

async function expectFailure(response: Response): Promise<void> {
  expect([400, 502, 503]).toContain(response.status)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.getSetCookie().some((line) => line.startsWith('__Host-session'))).toBe(false)
  const html = await response.text()
  expect(html).toContain('It looks like we are experiencing issues')
  expect(html).not.toMatch(/SECRET-DETAIL|TypeError|at \S+:\d+/)
}

async function expectHonestSignIn(): Promise<void> {
  site.provider.behaviour.respond = () => null
  expect((await signIn(site, site.visitor())).status).toBe(303)
}

describe('a provider whose discovery', () => {
  it.each(FAULTS)('%s fails only the login, which works again at once', async (_name, respond) => {
    await breakEndpoint(DISCOVERY, respond)
    const login = await site.visitor().get('/api/auth/login')
    expect([502, 503]).toContain(login.status)
    await expectFailure(login)
    expect((await site.visitor().get('/')).status).toBe(200)
    expect((await site.visitor().get('/api/auth/profile')).status).toBe(204)
    await expectHonestSignIn()
  })

  it.each<[string, (metadata: ProviderBehaviour['metadata']) => Record<string, unknown>]>([
    ['names another issuer', (metadata) => ({ ...metadata, issuer: 'https://evil.example' })],
    ['has no authorization endpoint', ({ authorization_endpoint: _, ...metadata }) => metadata],
    [
      'has a javascript: authorization endpoint',
      (metadata) => ({ ...metadata, authorization_endpoint: 'javascript:alert(1)' }),
    ],
    [
      'has a plain http authorization endpoint',
      (metadata) => ({ ...metadata, authorization_endpoint: 'http://id.example/authorize' }),
    ],
  ])('%s fails the login', async (_name, change) => {
    site.provider.behaviour.metadata = change(site.provider.behaviour.metadata)
    const login = await site.visitor().get('/api/auth/login')
    expect(login.status).toBe(502)
    await expectFailure(login)
  })
})

describe.each(['/token', '/jwks', '/userinfo'])('a provider whose %s', (path) => {
  it.each(FAULTS)('%s fails only the callback, which works again at once', async (_name, respond) => {
    await breakEndpoint(path, respond)
    await expectFailure(await signIn(site, site.visitor()))
    expect((await site.visitor().get('/')).status).toBe(200)
    await expectHonestSignIn()
  })
})

describe.concurrent('a slow provider', () => {
  it.each(SLOW)(
    'an endpoint that %s times out within ten seconds, whichever endpoint it is',
    async (_name, respond) => {
      const durations = await Promise.all(
        [DISCOVERY, '/token', '/jwks', '/userinfo'].map(async (path) => {
          const slow = await createSignInSite()
          slow.provider.behaviour.respond = (requestPath, request) =>
            requestPath === path ? respond(request) : null
          const startMs = Date.now()
          const visitor = slow.visitor()
          const login = await visitor.get('/api/auth/login')
          const last =
            login.status === 302
              ? await visitor.get(slow.provider.authorise(login.headers.get('location') ?? ''))
              : login
          await expectFailure(last)
          return Date.now() - startMs
        }),
      )
      expect(Math.max(...durations)).toBeLessThan(MAX_RESPONSE_MS)
    },
  )

  it('a provider that takes three seconds for each step completes within ten', async () => {
    const slow = await createSignInSite()
    const visitor = slow.visitor()
    const login = await visitor.get('/api/auth/login')
    const address = slow.provider.authorise(login.headers.get('location') ?? '')
    slow.provider.behaviour.respond = async () => {
      await new Promise((resolve) => setTimeout(resolve, 3000))
      return null as unknown as Response
    }
    const startMs = Date.now()
    const back = await visitor.get(address)
    expect(Date.now() - startMs).toBeLessThan(MAX_RESPONSE_MS)
    expect([303, 503]).toContain(back.status)
  })
})
