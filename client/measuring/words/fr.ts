import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const fr = {
  cookieSettings: {
    title: 'Paramètres des cookies',
    close: 'Fermer',
  },
  privacyControl:
    'Ton navigateur envoie le signal Global Privacy Control. Nous le respectons\u00a0: rien n’est mesuré, rien n’est partagé.',
  feedback: {
    question: 'Cette page t’a été utile\u202f?',
    useful: 'Oui',
    notUseful: 'Pas vraiment',
    thanks: 'Merci. Cela nous aide à décider ce qu’il faut corriger en premier.',
  },
} satisfies Translation<typeof en>
