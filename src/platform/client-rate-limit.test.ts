import { describe, expect, it } from 'vitest'
import { clientNetworkOf, isWithinClientRateLimit, siteNetworkOf } from './client-rate-limit.ts'

describe('clientNetworkOf', () => {
  const of = (headers: Record<string, string>) => clientNetworkOf(new Headers(headers))

  it('uses the address from the platform regardless of other headers', () => {
    const claims = { 'x-forwarded-for': '9.9.9.9', 'x-real-ip': '9.9.9.9', forwarded: 'for=9.9.9.9' }
    expect(of({ 'cf-connecting-ip': '192.0.2.7', ...claims })).toBe('192.0.2.7')
    expect(of(claims)).toBe('unknown')
  })

  it('groups the addresses of one IPv6 household, in any notation', () => {
    const same = ['2001:db8:0:0:1:2:3:4', '2001:db8::5:6:7:8', '2001:0DB8::1']
    expect(new Set(same.map((address) => of({ 'cf-connecting-ip': address })))).toEqual(
      new Set(['2001:db8:0:0']),
    )
    expect(of({ 'cf-connecting-ip': '2001:db8:0:1::1' })).toBe('2001:db8:0:1')
    expect(of({ 'cf-connecting-ip': '::1' })).toBe('0:0:0:0')
  })

  it('recognises an IPv4 address in IPv6 notation', () => {
    expect(of({ 'cf-connecting-ip': '::ffff:192.0.2.7' })).toBe('192.0.2.7')
  })
})

describe('isWithinClientRateLimit', () => {
  it('returns false only when the platform rejects the request', async () => {
    const limit = (run: () => Promise<unknown>) => ({ limit: run }) as unknown as RateLimit
    expect(
      await isWithinClientRateLimit(
        limit(async () => ({ success: false })),
        'k',
      ),
    ).toBe(false)
    expect(
      await isWithinClientRateLimit(
        limit(async () => ({ success: true })),
        'k',
      ),
    ).toBe(true)
    expect(
      await isWithinClientRateLimit(
        limit(async () => null),
        'k',
      ),
    ).toBe(true)
    expect(
      await isWithinClientRateLimit(
        limit(() => Promise.reject(new Error('down'))),
        'k',
      ),
    ).toBe(true)
    expect(
      await isWithinClientRateLimit(
        limit(() => new Promise(() => undefined)),
        'k',
      ),
    ).toBe(true)
  })
})

describe('siteNetworkOf', () => {
  it.each([
    ['2001:db8:1:2::3', '2001:db8:1'],
    ['2001:db8:1:ffff::3', '2001:db8:1'],
    ['192.0.2.7', '192.0.2'],
    ['::ffff:192.0.2.9', '192.0.2'],
    ['unknown', 'unknown'],
  ])('the network of %s is %s', (address, network) => {
    expect(siteNetworkOf(new Headers({ 'cf-connecting-ip': address }))).toBe(network)
  })
})
