import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const fr = {
  map: 'Carte',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  reset: 'Carte entière',
} satisfies Translation<typeof en>
