import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const fr = {
  failure: { title: 'Une erreur s’est produite', description: 'La connexion a échoué.' },
  device: {
    unknown: 'Appareil inconnu',
    browser: 'Navigateur',
    browserOn: (browser, system) => `${browser} sous ${system}`,
  },
} satisfies Translation<typeof en>
