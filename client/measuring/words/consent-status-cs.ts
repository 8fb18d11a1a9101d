import type { Translation } from '#isomorphic/words/translation.ts'
import type { CONSENT_STATUS_WORDS } from './consent-status-words.ts'

export const consentStatusCs = {
  privacyControl: 'Tvůj prohlížeč posílá Global Privacy Control. Respektujeme to: nic se neměří.',
  optedOut: 'Měření je odmítnuté, takže se nic neměří.',
  allowed: 'Měření je zapnuté. Děkujeme.',
  refused: 'Nic se neměří, přesně podle tvé volby.',
  cookiesBlocked: 'Tvůj prohlížeč blokuje cookies, takže se volba neuloží a\u00a0nic se neměří.',
} satisfies Translation<(typeof CONSENT_STATUS_WORDS)['en']>
