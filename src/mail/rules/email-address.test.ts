import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runsOf } from '#test/support/sample.ts'
import { mailboxOf, parseEmailAddress } from './email-address.ts'

describe('parseEmailAddress', () => {
  it.each([
    ['ana@example.com', 'ana@example.com'],
    ['  Ana.B+news@Example.CO.UK ', 'ana.b+news@example.co.uk'],
    ["o'brien@a-b.example", "o'brien@a-b.example"],
    ['x@xn--mnchen-3ya.de', 'x@xn--mnchen-3ya.de'],
    [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
  ])('parses %j', (text, address) => {
    expect(parseEmailAddress(text)).toBe(address)
  })

  it.each([
    '',
    ' ',
    'a',
    'a@',
    '@b.de',
    'a@b',
    'a@b@c.de',
    'a b@c.de',
    'a@b..de',
    'a@.b.de',
    'a@b.de.',
    'a@-b.de',
    'a@b-.de',
    'a@b_c.de',
    'a@127.0.0.1',
    'a@[127.0.0.1]',
    'a@[ipv6:::1]',
    '"a b"@c.de',
    'a@b.de\r\nBcc: v@w.de',
    'a@b.de\n',
    '\u0000a@b.de',
    'a\u202e@b.de',
    'a@b\u200f.de',
    'ä@b.de',
    // The Kelvin sign, whose lower case is the letter k.
    '\u212aate@example.com',
    'kate@\u212aoch.example',
    'a@münchen.de',
    'a@b.de,c@d.de',
    'Ana <a@b.de>',
    'mailto:a@b.de?x=<y>',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(64)}.de`,
    `a@${'b.'.repeat(126)}de`,
    'a'.repeat(300),
    null,
    undefined,
    7,
    {},
    ['a@b.de'],
  ])('rejects %j', (text) => {
    expect(parseEmailAddress(text)).toBeNull()
  })

  it('returns null or a valid address of limited length for any text, and parses its own result unchanged', () => {
    const almostAddress = fc
      .tuple(fc.string({ unit: 'binary' }), fc.constantFrom('@', '@a.', '@b.de', ''), fc.string())
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(fc.oneof(almostAddress, fc.emailAddress(), fc.string()), (text) => {
        const address = parseEmailAddress(text)
        if (address === null) return
        expect(address).toMatch(/^[\x21-\x3f\x5b-\x7e]+@[a-z0-9.-]+$/)
        expect(address.length).toBeLessThanOrEqual(254)
        expect(parseEmailAddress(address)).toBe(address)
      }),
      { numRuns: runsOf(10_000) },
    )
  })

  it('parses every address of fast-check that is within the length limits', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (text) => {
        const isPlain = text.length <= 254 && text.indexOf('@') <= 64
        if (isPlain) expect(parseEmailAddress(text)).toBe(text.toLowerCase())
      }),
      { numRuns: runsOf(1000) },
    )
  })
})

describe('mailboxOf', () => {
  it.each([
    ['ana@example.com', 'ana@example.com'],
    ['ana+1@example.com', 'ana@example.com'],
    ['a.n.a+x@gmail.com', 'ana@gmail.com'],
    ['ana@googlemail.com', 'ana@gmail.com'],
    ['a.na@example.com', 'a.na@example.com'],
    ['+@example.com', '+@example.com'],
  ])('maps %s to %s', (address, mailbox) => {
    expect(mailboxOf(address)).toBe(mailbox)
  })
})
