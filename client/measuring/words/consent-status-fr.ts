import type { Translation } from '#isomorphic/words/translation.ts'
import type { CONSENT_STATUS_WORDS } from './consent-status-words.ts'

export const consentStatusFr = {
  privacyControl:
    'Ton navigateur envoie le signal Global Privacy Control. Nous le respectons\u00a0: rien n’est mesuré.',
  optedOut: 'Tu as refusé, donc rien n’est mesuré.',
  allowed: 'La mesure est activée. Merci.',
  refused: 'Rien n’est mesuré, comme tu l’as voulu.',
  cookiesBlocked:
    'Ton navigateur bloque les cookies\u00a0: ton choix n’est pas enregistré, et rien n’est mesuré.',
} satisfies Translation<(typeof CONSENT_STATUS_WORDS)['en']>
