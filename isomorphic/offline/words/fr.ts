import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const fr = {
  download: 'Télécharger hors ligne',
  downloadLabel: (name) => `Télécharger hors ligne\u00a0: ${name}`,
  downloadIconLabel: (name) => `Télécharger hors ligne\u00a0: ${name}`,
  downloaded: 'Téléchargé',
  downloadedLabel: (name) => `Téléchargé\u00a0: ${name}`,
} satisfies Translation<typeof en>
