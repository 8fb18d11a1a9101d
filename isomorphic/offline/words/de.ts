import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const de = {
  download: 'Für offline laden',
  downloadLabel: (name) => `Für offline laden: ${name}`,
  downloadIconLabel: (name) => `${name} für offline laden`,
  downloaded: 'Geladen',
  downloadedLabel: (name) => `Geladen: ${name}`,
} satisfies Translation<typeof en>
