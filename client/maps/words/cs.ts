import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const cs = {
  map: 'Mapa',
  zoomIn: 'Přiblížit',
  zoomOut: 'Oddálit',
  reset: 'Celá mapa',
} satisfies Translation<typeof en>
