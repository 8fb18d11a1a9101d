import type { Translation } from '#isomorphic/words/translation.ts'
import type { listOrderEn } from './list-order-en.ts'

/** Czech text of the controls that order a list. */
export const listOrderCs = {
  moveUp: (page) => `Posunout výš: ${page}`,
  moveDown: (page) => `Posunout níž: ${page}`,
  order: (page, position, total) => `${page}: místo ${position} z\u00a0${total}. Přesunout jinam`,
  orderTitle: (page) => `Přesunout: ${page}`,
  placeOf: (total) => `Místo, od 1 do ${total}`,
  moveToPlace: 'Přesunout tam',
  toTop: 'Úplně nahoru',
  toEnd: 'Úplně na konec',
  dragHint: 'Nebo položku přetáhni za úchyt.',
} satisfies Translation<typeof listOrderEn>
