import { expect, it } from 'vitest'
import { NATIVE_SHA256 } from './trim-libraries.ts'

const load = (code: string) => import(`data:text/javascript,${encodeURIComponent(code)}`)

it('computes the HMAC of RFC 4231 (test case 2)', async () => {
  const { hmac } = await load(NATIVE_SHA256)
  const [key, data] = ['Jefe', 'what do ya want for nothing?'].map((text) => new TextEncoder().encode(text))
  expect(Buffer.from(hmac(key, data)).toString('hex')).toBe(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  )
})
