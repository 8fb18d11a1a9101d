import { describe, expect, it } from 'vitest'
import {
  consentCookie,
  consentFromForm,
  isPrivacyControlChanged,
  privacyControlCookie,
  readConsent,
} from './consent-choice.ts'

const NOTHING = { measurement: false, advertising: false }

describe('readConsent', () => {
  it('allows nothing without a choice', () => {
    expect(readConsent('', false)).toEqual({
      choice: null,
      isOptedOut: false,
      hasGlobalPrivacyControl: false,
      allowed: NOTHING,
    })
  })

  it('parses every choice that consentCookie serialised', () => {
    for (const measurement of [true, false]) {
      for (const advertising of [true, false]) {
        const choice = { measurement, advertising }
        const [cookie = ''] = consentCookie(choice).split(';')
        expect(readConsent(`a=1; ${cookie}`, false)).toMatchObject({ choice, allowed: choice })
      }
    }
  })

  it.each(['consent=', 'consent=1', 'consent=measurement; consent=measurement', 'xconsent=measurement'])(
    'treats %s as no choice',
    (cookies) => {
      expect(readConsent(cookies, false).choice).toBeNull()
    },
  )

  it('allows nothing with Global Privacy Control or after opting out', () => {
    const cookies = 'consent=measurement.advertising'
    expect(readConsent(cookies, true).allowed).toEqual(NOTHING)
    expect(readConsent(`optOut=1; ${cookies}`, false)).toMatchObject({ isOptedOut: true, allowed: NOTHING })
  })
})

describe('privacyControlCookie', () => {
  it('stores Global Privacy Control in a cookie and detects when the cookie is out of date', () => {
    const [cookie = ''] = privacyControlCookie(true).split(';')
    expect(readConsent(`consent=measurement; ${cookie}`, false)).toMatchObject({
      hasGlobalPrivacyControl: true,
      allowed: NOTHING,
    })
    expect([isPrivacyControlChanged('', true), isPrivacyControlChanged(cookie, true)]).toEqual([true, false])
    expect([isPrivacyControlChanged('', false), isPrivacyControlChanged(cookie, false)]).toEqual([
      false,
      true,
    ])
    expect(privacyControlCookie(false)).toMatch(/^gpc=;.*Max-Age=0$/)
  })
})

describe('consentFromForm', () => {
  it('maps each button to its consent', () => {
    const ticked = (name: string) => name === 'advertising'
    expect(consentFromForm('all', ticked)).toEqual({ measurement: true, advertising: true })
    expect(consentFromForm('necessary', ticked)).toEqual(NOTHING)
    expect(consentFromForm('measurement', ticked)).toEqual({ measurement: true, advertising: false })
    expect(consentFromForm('chosen', ticked)).toEqual({ measurement: false, advertising: true })
    for (const other of ['', 'ALL', null, undefined, 1]) expect(consentFromForm(other, ticked)).toBeNull()
  })
})
