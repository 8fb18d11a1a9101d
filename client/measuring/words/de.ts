import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const de = {
  cookieSettings: {
    title: 'Cookie-Einstellungen',
    close: 'Schließen',
  },
  privacyControl:
    'Dein Browser sendet Global Privacy Control. Wir halten uns daran: Nichts wird gemessen und nichts weitergegeben.',
  feedback: {
    question: 'War das nützlich?',
    useful: 'Ja',
    notUseful: 'Eher nicht',
    thanks: 'Danke. Das hilft uns zu entscheiden, was wir zuerst verbessern.',
  },
} satisfies Translation<typeof en>
