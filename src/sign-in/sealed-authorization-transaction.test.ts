import { CompactEncrypt } from 'jose'
import { describe, expect, it } from 'vitest'
import { deriveKey } from '#src/platform/derive-key.ts'
import {
  sealAuthorizationTransaction,
  unsealAuthorizationTransaction,
} from './sealed-authorization-transaction.ts'

const SECRET = ['a secret of tests'] as const
const TRANSACTION = {
  state: 's'.repeat(43),
  nonce: 'n'.repeat(43),
  verifier: 'v'.repeat(43),
  returnTo: '/about',
  startedAtS: 1_763_712_000,
  requiresReauthentication: true,
}

describe('sealAuthorizationTransaction', () => {
  it('restores the transaction with the same secret only', async () => {
    const sealed = await sealAuthorizationTransaction(TRANSACTION, SECRET)
    expect(await unsealAuthorizationTransaction(sealed, SECRET)).toEqual(TRANSACTION)
    expect(await unsealAuthorizationTransaction(sealed, ['another'])).toBeNull()
  })

  it('reveals no plaintext and never produces the same value twice', async () => {
    const [one, two] = [
      await sealAuthorizationTransaction(TRANSACTION, SECRET),
      await sealAuthorizationTransaction(TRANSACTION, SECRET),
    ]
    expect(one).not.toBe(two)
    const decoded = one.split('.').map((part) => atob(part.replaceAll('-', '+').replaceAll('_', '/')))
    expect(decoded.join()).not.toMatch(/sss|nnn|vvv|about/)
  })

  it('fits into a cookie with the longest return path', async () => {
    expect(
      (await sealAuthorizationTransaction({ ...TRANSACTION, returnTo: `/${'"'.repeat(1023)}` }, SECRET))
        .length,
    ).toBeLessThan(3900)
  })

  it('rejects a value with any changed character', async () => {
    const sealed = await sealAuthorizationTransaction(TRANSACTION, SECRET)
    const start = sealed.indexOf('.') + 1
    for (let index = start; index < sealed.length - 1; index += 7) {
      const changed = sealed.slice(0, index) + (sealed[index] === 'A' ? 'B' : 'A') + sealed.slice(index + 1)
      expect(await unsealAuthorizationTransaction(changed, SECRET)).toBeNull()
    }
  })

  it('rejects every other format', async () => {
    const key = await deriveKey(SECRET[0], 'fernway sign-in transaction v1')
    const encrypt = (text: string) =>
      new CompactEncrypt(new TextEncoder().encode(text))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .encrypt(key)
    const wrongKey = await deriveKey(SECRET[0], 'fernway session id v1')
    const foreign = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(TRANSACTION)))
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .encrypt(wrongKey)
    const shapes = [
      await encrypt('{}'),
      await encrypt('null'),
      await encrypt('x'),
      await encrypt(JSON.stringify({ ...TRANSACTION, startedAtS: '1' })),
      foreign,
    ]
    for (const shape of [
      ...shapes.map((jwe) => `1.${jwe}`),
      '',
      '.',
      'x',
      '1.x',
      '1.eyJhbGciOiJub25lIn0.e30.',
      JSON.stringify(TRANSACTION),
    ]) {
      expect(await unsealAuthorizationTransaction(shape, SECRET)).toBeNull()
    }
  })
})
