import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const it = {
  cookieSettings: {
    title: 'Impostazioni dei cookie',
    close: 'Chiudi',
  },
  privacyControl:
    'Il tuo browser invia Global Privacy Control. Lo rispettiamo: non si misura e non si condivide nulla.',
  feedback: {
    question: 'Ti è stato utile?',
    useful: 'Sì',
    notUseful: 'Non molto',
    thanks: 'Grazie. Ci aiuta a decidere che cosa sistemare per primo.',
  },
} satisfies Translation<typeof en>
