import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runsOf } from '#test/support/sample.ts'
import { parseSubmission } from './sign-up-submission.ts'

describe('parseSubmission', () => {
  it('fills in default form names and drops unknown fields', () => {
    expect(parseSubmission({ source: 'Footer-signup', email: ' Ana@Example.com', admin: true })).toEqual({
      kind: 'valid',
      submission: {
        source: 'Footer-signup',
        address: 'ana@example.com',
        formName: 'newsletter',
        formType: 'NEWSLETTER',
        challenge: '',
        isTrap: false,
      },
    })
  })

  it('detects bots by the honeypot field', () => {
    const verdict = parseSubmission({ source: 'x', email: 'a@b.de', website: 'https://spam.example' })
    expect(verdict).toMatchObject({ kind: 'valid', submission: { isTrap: true } })
  })

  it.each([
    [null, 'invalid_json'],
    [[], 'invalid_json'],
    ['x', 'invalid_json'],
    [{}, 'invalid_json'],
    [{ email: 'a@b.de' }, 'invalid_json'],
    [{ source: '', email: 'a@b.de' }, 'invalid_json'],
    [{ source: 'x'.repeat(201), email: 'a@b.de' }, 'invalid_json'],
    [{ source: 'x\u0000', email: 'a@b.de' }, 'invalid_json'],
    [{ source: 'x', email: 'a@b.de', formName: 7 }, 'invalid_json'],
    [{ source: 'x' }, 'invalid_email'],
    [{ source: 'x', email: 7 }, 'invalid_email'],
    [{ source: 'x', email: ['a@b.de'] }, 'invalid_email'],
    [{ source: 'x', email: 'a@' }, 'invalid_email'],
  ])('rejects %j with %s', (input, code) => {
    expect(parseSubmission(input)).toEqual({ kind: 'invalid', code })
  })

  it('never throws and never accepts a field of more than 200 characters', () => {
    fc.assert(
      fc.property(fc.anything(), fc.string({ maxLength: 400 }), (extra, source) => {
        parseSubmission(extra)
        const verdict = parseSubmission({ source, email: 'a@b.de', formName: extra })
        if (verdict.kind === 'valid') expect(verdict.submission.source.length).toBeLessThanOrEqual(200)
      }),
      { numRuns: runsOf(10_000) },
    )
  })
})
