import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const it = {
  download: 'Scarica per l’uso offline',
  downloadLabel: (name) => `Scarica per l’uso offline: ${name}`,
  downloadIconLabel: (name) => `Scarica per l’uso offline: ${name}`,
  downloaded: 'Scaricata',
  downloadedLabel: (name) => `Scaricata: ${name}`,
} satisfies Translation<typeof en>
