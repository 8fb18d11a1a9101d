import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const fr = {
  formatLocale: 'fr',
  menu: 'Menu',
  search: 'Chercher',
  linkCopied: 'Le lien est copié.',
  linkSelected: 'Le lien est sélectionné, prêt à être copié.',
  localTime: (time) => `il y est ${time}`,
} satisfies Translation<typeof en>
