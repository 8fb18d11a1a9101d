import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const it = {
  map: 'Mappa',
  zoomIn: 'Ingrandisci',
  zoomOut: 'Riduci',
  reset: 'Mappa intera',
} satisfies Translation<typeof en>
