import fc from 'fast-check'
import { expect, it } from 'vitest'
import { runsOf } from '#test/support/sample.ts'
import { upperCaseTexts } from './upper-case-texts.ts'

it('writes texts in upper case at every depth, except for the keys of the specification (S7.9)', () => {
  expect(
    upperCaseTexts({
      '@type': 'fernway.tracking.v1.FormSubmitted',
      id: 'aB',
      htmlId: 'aB',
      userID: 'aB',
      email: 'a@b.example',
      outboundUrl: 'https://a.example/Path',
      captureType: 'form',
      placement: 'footer',
      subscriptionPreference: 'weekly',
      signUpType: 'newsletter',
      idea: 'aB',
      text: 'Straße nach Kyōto',
      webElement: { text: 'go', deeper: { list: ['a', { text: 'b' }, 3] } },
      userInputField: { fieldName: 'q', fieldValue: 'aB' },
    }),
  ).toEqual({
    '@type': 'fernway.tracking.v1.FormSubmitted',
    id: 'aB',
    htmlId: 'aB',
    userID: 'aB',
    email: 'a@b.example',
    outboundUrl: 'https://a.example/Path',
    captureType: 'form',
    placement: 'footer',
    subscriptionPreference: 'weekly',
    signUpType: 'newsletter',
    idea: 'AB',
    text: 'STRASSE NACH KYŌTO',
    webElement: { text: 'GO', deeper: { list: ['A', { text: 'B' }, 3] } },
    userInputField: { fieldName: 'Q', fieldValue: 'aB' },
  })
})

it('drops empty values and preserves other values', () => {
  const date = 1.5
  expect(upperCaseTexts({ a: '', b: null, c: undefined, d: 0, e: false, f: Number.NaN })).toEqual({})
  expect(upperCaseTexts({ number: date, yes: true, list: ['', 'x', null] })).toEqual({
    number: date,
    yes: true,
    list: ['X'],
  })
})

it('is idempotent', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 4 })), (payload) => {
      const once = upperCaseTexts(payload)
      expect(upperCaseTexts(once)).toEqual(once)
    }),
    { numRuns: runsOf(10_000) },
  )
})
