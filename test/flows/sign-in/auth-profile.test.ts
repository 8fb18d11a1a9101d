import { beforeEach, describe, expect, it } from 'vitest'
import { createSignInSite, type SignInSite } from '#test/support/worker/sign-in-site.tsx'
import { createSignedInVisitor, profileStatus } from '#test/support/worker/signed-in-visitor.ts'

let site: SignInSite
beforeEach(async () => {
  site = await createSignInSite()
})

describe('profile API', () => {
  it('returns exactly the public fields', async () => {
    site.provider.behaviour.profile = {
      nickname: 'Ana',
      name: 'Ana Demo',
      email: 'ana@example.com',
      email_verified: true,
      updated_at: 1763712000,
      picture: 'https://pictures.example/ana.jpg',
      phone_number: '+1',
      address: { country: 'x' },
      roles: ['admin'],
    }
    const response = await (await createSignedInVisitor(site)).get('/api/auth/profile')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-type')).toContain('application/json')
    expect(await response.json()).toEqual({
      sub: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      nickname: 'Ana',
      name: 'Ana Demo',
      email: 'ana@example.com',
      email_verified: true,
      updated_at: 1763712000,
      picture: 'https://pictures.example/ana.jpg',
    })
  })

  it('missing claims have default values', async () => {
    site.provider.behaviour.profile = {}
    expect(await (await (await createSignedInVisitor(site)).get('/api/auth/profile')).json()).toMatchObject({
      nickname: 'unknown',
      picture: null,
      name: null,
      email: null,
      email_verified: false,
      updated_at: null,
    })
  })

  it('the subject is stable per person, differs between people, and is not the subject of the provider', async () => {
    const subjectOf = async (subject: string): Promise<string> => {
      site.provider.behaviour.subject = subject
      return (
        (await (await (await createSignedInVisitor(site)).get('/api/auth/profile')).json()) as { sub: string }
      ).sub
    }
    const [first, again, other] = [await subjectOf('ana'), await subjectOf('ana'), await subjectOf('ben')]
    expect(first).toBe(again)
    expect(other).not.toBe(first)
    expect(first).not.toContain('ana')
  })

  it('signed-out visitors get an empty, uncached 204', async () => {
    const response = await site.visitor().get('/api/auth/profile')
    expect([response.status, await response.text(), response.headers.get('cache-control')]).toEqual([
      204,
      '',
      'no-store',
    ])
  })

  it('reads no store without a session cookie', async () => {
    expect(await profileStatus(site.visitor(), { 'x-fault': 'kv=error,d1=error' })).toBe(204)
  })
})
