import type { Translation } from '#isomorphic/words/translation.ts'
import type { listOrderEn } from './list-order-en.ts'

/** Spanish text of the controls that order a list. */
export const listOrderEs = {
  moveUp: (page) => `Subir: ${page}`,
  moveDown: (page) => `Bajar: ${page}`,
  order: (page, position, total) => `${page}, en el puesto ${position} de ${total}. Cambiar de puesto`,
  orderTitle: (page) => `Mover: ${page}`,
  placeOf: (total) => `Puesto, de 1 a ${total}`,
  moveToPlace: 'Mover ahí',
  toTop: 'Al principio',
  toEnd: 'Al final',
  dragHint: 'O arrástralo por el asa.',
} satisfies Translation<typeof listOrderEn>
