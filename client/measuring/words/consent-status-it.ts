import type { Translation } from '#isomorphic/words/translation.ts'
import type { CONSENT_STATUS_WORDS } from './consent-status-words.ts'

export const consentStatusIt = {
  privacyControl: 'Il tuo browser invia Global Privacy Control. Lo rispettiamo: non si misura nulla.',
  optedOut: 'Hai rifiutato, quindi non si misura nulla.',
  allowed: 'La misurazione è attiva. Grazie.',
  refused: 'Non si misura nulla, come hai scelto.',
  cookiesBlocked:
    'Il tuo browser blocca i cookie, quindi la tua scelta non viene salvata e non si misura nulla.',
} satisfies Translation<(typeof CONSENT_STATUS_WORDS)['en']>
