import type { Translation } from '#isomorphic/words/translation.ts'
import type { listOrderEn } from './list-order-en.ts'

/** Italian text of the controls that order a list. */
export const listOrderIt = {
  moveUp: (page) => `Sposta in alto: ${page}`,
  moveDown: (page) => `Sposta in basso: ${page}`,
  order: (page, position, total) => `${page}: posto ${position} di ${total}. Cambia posto`,
  orderTitle: (page) => `Sposta: ${page}`,
  placeOf: (total) => `Posto, da 1 a ${total}`,
  moveToPlace: 'Sposta lì',
  toTop: 'In cima',
  toEnd: 'In fondo',
  dragHint: 'Oppure trascina la voce per la maniglia.',
} satisfies Translation<typeof listOrderEn>
