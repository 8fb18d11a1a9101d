import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const fr = {
  cookieSettings: {
    title: 'Réglages des cookies',
    close: 'Fermer',
  },
  privacyControl:
    'Ton navigateur envoie Global Privacy Control. Nous le respectons\u00a0: rien n’est mesuré, rien n’est partagé.',
  feedback: {
    question: 'Cette page t’a servi\u202f?',
    useful: 'Oui',
    notUseful: 'Pas vraiment',
    thanks: 'Merci. Cela nous aide à décider quoi corriger d’abord.',
  },
} satisfies Translation<typeof en>
