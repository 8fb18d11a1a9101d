import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const de = {
  download: 'Offline speichern',
  downloadLabel: (name) => `Offline speichern: ${name}`,
  downloadIconLabel: (name) => `${name} offline speichern`,
  downloaded: 'Offline verfügbar',
  downloadedLabel: (name) => `Offline verfügbar: ${name}`,
} satisfies Translation<typeof en>
