import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createSignInSite, type SignInSite } from '#test/support/worker/sign-in-site.tsx'
import { createSignedInVisitor, SESSION_COOKIE_NAME } from '#test/support/worker/signed-in-visitor.ts'
import { bindings } from '#test/support/worker/test-database.ts'

let site: SignInSite
beforeEach(async () => {
  site = await createSignInSite()
})

describe('foreign session cookies', () => {
  const sendRequest = (cookie: string, path = '/api/auth/profile') => site.visitor().get(path, { cookie })
  const CASES = [
    'x',
    '',
    'null',
    '.',
    '..',
    'a.b',
    '%',
    '%00',
    '"quoted"',
    'A'.repeat(66),
    'A'.repeat(4096),
    'A'.repeat(15_000),
    `${'A'.repeat(43)}.${'A'.repeat(22)}`,
    '../../session',
    '{"sub":"x"}',
    'é',
    '__proto__',
    'eyJhbGciOiJub25lIn0.e30.',
  ]

  it.each(CASES)('an invalid cookie counts as signed out (%#)', async (value) => {
    for (const path of ['/api/auth/profile', '/']) {
      const response = await sendRequest(`${SESSION_COOKIE_NAME}=${value}`, path)
      expect(response.status).toBe(path === '/' ? 200 : 204)
      expect(response.headers.getSetCookie()).toEqual([])
    }
  })

  it('a duplicated cookie, or one with a changed character, counts as signed out', async () => {
    const value = (await createSignedInVisitor(site)).cookies.get(SESSION_COOKIE_NAME) ?? ''
    expect((await sendRequest(`${SESSION_COOKIE_NAME}=${value}`)).status).toBe(200)
    expect(
      (await sendRequest(`${SESSION_COOKIE_NAME}=${value}; ${SESSION_COOKIE_NAME}=${value}`)).status,
    ).toBe(204)
    expect((await sendRequest(`${SESSION_COOKIE_NAME}=x; ${SESSION_COOKIE_NAME}=${value}`)).status).toBe(204)
    expect((await sendRequest(`${SESSION_COOKIE_NAME}="${value}"`)).status).toBe(204)
    expect((await sendRequest(`${SESSION_COOKIE_NAME.toLowerCase()}=${value}`)).status).toBe(204)
    for (let index = 0; index < value.length; index += 1) {
      const changed = value.slice(0, index) + (value[index] === 'A' ? 'B' : 'A') + value.slice(index + 1)
      expect((await sendRequest(`${SESSION_COOKIE_NAME}=${changed}`)).status).toBe(204)
    }
  })

  it('an invalid cookie causes no store request', async () => {
    const spy = vi.spyOn(bindings.SESSIONS, 'get')
    await sendRequest(`${SESSION_COOKIE_NAME}=${'A'.repeat(43)}.${'A'.repeat(22)}`)
    expect(spy).not.toHaveBeenCalled()
    spy.mockRestore()
  })

  it('no cookie header causes an error', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 200 }), async (text) => {
        const cookie = [...text]
          .map((character) => String.fromCharCode(32 + ((character.codePointAt(0) ?? 0) % 95)))
          .join('')
        return (await sendRequest(`${SESSION_COOKIE_NAME}=${cookie}`)).status === 204
      }),
      { numRuns: 300 },
    )
  })
})
