import { beforeEach, describe, expect, it } from 'vitest'
import { createSignInSite, type SignInSite } from '#test/support/worker/sign-in-site.tsx'
import { createSignedInVisitor, profileStatus } from '#test/support/worker/signed-in-visitor.ts'

let site: SignInSite
beforeEach(async () => {
  site = await createSignInSite()
})

describe('the profile', () => {
  it('is exactly the fields that may be shown', async () => {
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

  it('has its defaults when the provider says nothing', async () => {
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

  it('has one subject for a person, another for another, and the provider’s own for neither', async () => {
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

  it('is 204 and empty when signed out, not kept', async () => {
    const response = await site.visitor().get('/api/auth/profile')
    expect([response.status, await response.text(), response.headers.get('cache-control')]).toEqual([
      204,
      '',
      'no-store',
    ])
  })

  it('does not ask any store when there is no session cookie', async () => {
    expect(await profileStatus(site.visitor(), { 'x-fault': 'kv=error,d1=error' })).toBe(204)
  })
})
