import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const de = {
  consent: {
    privacyControl: 'Dein Browser sendet Global Privacy Control. Wir halten uns daran: Nichts wird gemessen.',
    optedOut: 'Du hast widersprochen, also wird nichts gemessen.',
    allowed: 'Die Messung ist an. Danke.',
    refused: 'Nichts wird gemessen, wie du es wolltest.',
    cookiesBlocked:
      'Dein Browser blockiert Cookies, also wird deine Wahl nicht gespeichert und nichts gemessen.',
    title: 'Cookie-Einstellungen',
    close: 'Schließen',
  },
  privacyControl:
    'Dein Browser sendet Global Privacy Control. Wir halten uns daran: Nichts wird gemessen und nichts weitergegeben.',
  feedback: {
    question: 'War das nützlich?',
    useful: 'Ja',
    notUseful: 'Nicht wirklich',
    thanks: 'Danke. Das hilft uns zu entscheiden, was wir zuerst verbessern.',
  },
} satisfies Translation<typeof en>
