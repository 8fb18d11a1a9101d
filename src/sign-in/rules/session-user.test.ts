import { describe, expect, it } from 'vitest'
import { toSessionUser } from './session-user.ts'

const user = (claims: Record<string, unknown>) => toSessionUser('hash', claims)

describe('toSessionUser', () => {
  it('uses the default of each field when its claim is missing or has another type', () => {
    const defaults = {
      sub: 'hash',
      nickname: 'unknown',
      picture: null,
      name: null,
      email: null,
      email_verified: false,
      updated_at: null,
    }
    expect(user({})).toEqual(defaults)
    expect(
      user({ nickname: 1, picture: {}, name: [], email: true, email_verified: 'true', updated_at: {} }),
    ).toEqual(defaults)
    expect(user({ nickname: '  ', picture: '', name: '\u0000', email: ' ', updated_at: Number.NaN })).toEqual(
      defaults,
    )
  })

  it('copies no other claims, not even the subject', () => {
    expect(
      Object.keys(user({ sub: 'raw', aud: 'x', phone_number: '1', __proto__: { admin: true } })).sort(),
    ).toEqual(['email', 'email_verified', 'name', 'nickname', 'picture', 'sub', 'updated_at'])
    expect(user({ sub: 'raw' }).sub).toBe('hash')
  })

  it.each([
    'https://pictures.example/a.png',
    'http://pictures.example/a.png',
    'https://notgravatar.com/x',
    'https://gravatar.com.evil.example/x',
  ])('accepts the picture %s', (picture) => {
    expect(user({ picture }).picture).toBe(picture)
  })

  it.each([
    'https://gravatar.com/avatar/x',
    'https://www.gravatar.com/avatar/x',
    'http://S.GRAVATAR.COM/x',
    'https://gravatar.com./x',
    'https://secure.gravatar.com:8443/x',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    'ftp://pictures.example/a.png',
    '//pictures.example/a.png',
    '/a.png',
    'https://user:pass@pictures.example/a.png',
    'https://user@pictures.example/a.png',
    'https://:pass@pictures.example/a.png',
    `https://pictures.example/${'a'.repeat(3000)}`,
  ])('rejects the picture %s', (picture) => {
    expect(user({ picture }).picture).toBeNull()
  })

  it('strips control and bidirectional characters and truncates long values', () => {
    expect(user({ name: ' A\u0000n\u202ea\r\n ' }).name).toBe('Ana')
    expect([...user({ nickname: '🌿'.repeat(300) }).nickname].length).toBe(200)
    expect(user({ name: 'a\ud800' }).name?.isWellFormed()).toBe(true)
    expect(user({ email: `${'a'.repeat(250)}@x.example` }).email).toBeNull()
  })

  it('copies updated_at as the provider sends it', () => {
    expect(user({ updated_at: 1763712000 }).updated_at).toBe(1763712000)
    expect(user({ updated_at: '2026-11-21T08:00:00.000Z' }).updated_at).toBe('2026-11-21T08:00:00.000Z')
    expect(user({ updated_at: 'yesterday' }).updated_at).toBeNull()
  })
})
