/** English text of the controls that order a list, on the device and in an account. */
export const listOrderEn = {
  moveUp: (page: string) => `Move ${page} up`,
  moveDown: (page: string) => `Move ${page} down`,
  order: (page: string, position: number, total: number) =>
    `${page} is ${position} of ${total}. Move to another place`,
  orderTitle: (page: string) => `Move ${page}`,
  placeOf: (total: number) => `Place, from 1 to ${total}`,
  moveToPlace: 'Move there',
  toTop: 'To the top',
  toEnd: 'To the end',
  dragHint: 'Or drag it by its handle.',
} as const
