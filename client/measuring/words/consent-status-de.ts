import type { Translation } from '#isomorphic/words/translation.ts'
import type { CONSENT_STATUS_WORDS } from './consent-status-words.ts'

export const consentStatusDe = {
  privacyControl: 'Dein Browser sendet Global Privacy Control. Wir halten uns daran: Nichts wird gemessen.',
  optedOut: 'Du hast widersprochen, also wird nichts gemessen.',
  allowed: 'Die Messung ist an. Danke.',
  refused: 'Nichts wird gemessen, wie du es wolltest.',
  cookiesBlocked:
    'Dein Browser blockiert Cookies, also wird deine Wahl nicht gespeichert und nichts gemessen.',
} satisfies Translation<(typeof CONSENT_STATUS_WORDS)['en']>
