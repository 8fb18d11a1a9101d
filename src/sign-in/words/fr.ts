import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const fr = {
  failure: { title: 'Quelque chose s’est mal passé', description: 'La connexion n’a pas marché.' },
  device: {
    unknown: 'Appareil inconnu',
    browser: 'Navigateur',
    browserOn: (browser, system) => `${browser} sous ${system}`,
  },
} satisfies Translation<typeof en>
