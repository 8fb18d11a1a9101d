import type { Catalogue } from '#isomorphic/words/catalogue.ts'

const en = {
  privacyControl: 'Your browser sends Global Privacy Control. We honour it: nothing is measured.',
  optedOut: 'You have opted out, so nothing is measured.',
  allowed: 'Measurement is on. Thank you.',
  refused: 'Nothing is measured, as you chose.',
  cookiesBlocked: 'Your browser blocks cookies, so your choice is not saved and nothing is measured.',
}

/** What the consent banner says after a choice: apart from the text of scripts that load later. */
export const CONSENT_STATUS_WORDS: Catalogue<typeof en> = { id: 'consentStatus', en }
