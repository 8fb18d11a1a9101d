import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const de = {
  map: 'Karte',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  reset: 'Ganze Karte',
} satisfies Translation<typeof en>
