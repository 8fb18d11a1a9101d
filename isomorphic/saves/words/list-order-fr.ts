import type { Translation } from '#isomorphic/words/translation.ts'
import type { listOrderEn } from './list-order-en.ts'

/** French text of the controls that order a list. */
export const listOrderFr = {
  moveUp: (page) => `Monter\u00a0: ${page}`,
  moveDown: (page) => `Descendre\u00a0: ${page}`,
  order: (page, position, total) => `${page}\u00a0: position ${position} sur ${total}. Changer de position`,
  orderTitle: (page) => `Déplacer\u00a0: ${page}`,
  placeOf: (total) => `Position, de 1 à ${total}`,
  moveToPlace: 'Placer ici',
  toTop: 'Tout en haut',
  toEnd: 'Tout à la fin',
  dragHint: 'Ou fais glisser l’entrée par sa poignée.',
} satisfies Translation<typeof listOrderEn>
