import type { Translation } from '#isomorphic/words/translation.ts'
import type { CONSENT_STATUS_WORDS } from './consent-status-words.ts'

export const consentStatusEs = {
  privacyControl: 'Tu navegador envía Global Privacy Control. Lo respetamos: no se mide nada.',
  optedOut: 'Lo has rechazado, así que no se mide nada.',
  allowed: 'La medición está activada. Gracias.',
  refused: 'No se mide nada, como has elegido.',
  cookiesBlocked: 'Tu navegador bloquea las cookies, así que tu elección no se guarda y no se mide nada.',
} satisfies Translation<(typeof CONSENT_STATUS_WORDS)['en']>
