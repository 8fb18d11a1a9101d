import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const cs = {
  download: 'Stáhnout offline',
  downloadLabel: (name) => `Stáhnout offline: ${name}`,
  downloadIconLabel: (name) => `Stáhnout offline: ${name}`,
  downloaded: 'Staženo',
  downloadedLabel: (name) => `Staženo: ${name}`,
} satisfies Translation<typeof en>
