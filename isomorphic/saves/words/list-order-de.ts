import type { Translation } from '#isomorphic/words/translation.ts'
import type { listOrderEn } from './list-order-en.ts'

/** German text of the controls that order a list. */
export const listOrderDe = {
  moveUp: (page) => `${page} nach oben`,
  moveDown: (page) => `${page} nach unten`,
  order: (page, position, total) => `${page} steht auf ${position} von ${total}. An eine andere Stelle`,
  orderTitle: (page) => `${page} verschieben`,
  placeOf: (total) => `Stelle, von 1 bis ${total}`,
  moveToPlace: 'Dorthin',
  toTop: 'Ganz nach oben',
  toEnd: 'Ganz ans Ende',
  dragHint: 'Oder zieh den Eintrag am Griff.',
} satisfies Translation<typeof listOrderEn>
