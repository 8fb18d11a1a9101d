import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const es = {
  map: 'Mapa',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  reset: 'Mapa completo',
} satisfies Translation<typeof en>
