import type { PRESS_RESULT_WORDS } from '#client/saves/words/press-result-words.ts'
import { formatList } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'

const lists = (names: readonly string[]): string => formatList('es', names)

export const pressResultEs = {
  savedOn: (page, names) => (names.length === 0 ? `Guardado: ${page}.` : `En ${lists(names)}: ${page}.`),
  removedFrom: (page, names) =>
    names.length === 0 ? `Quitado de tus guardados: ${page}.` : `Quitado de ${lists(names)}: ${page}.`,
  onDevice: (page) => `Guardado en este dispositivo: ${page}.`,
  offDevice: (page) => `Quitado de tus guardados: ${page}.`,
  pending: (page) =>
    `Guardado en este dispositivo: ${page}. Llegará a tu cuenta cuando se pueda conectar con el sitio.`,
  pendingRemoval: (page) =>
    `Quitado de este dispositivo: ${page}. El cambio llegará a tu cuenta cuando se pueda conectar con el sitio.`,
  dayFull: (page) =>
    `Guardado en este dispositivo: ${page}. Hoy has hecho todos los cambios que admite una cuenta: este se envía mañana.`,
  deviceFull: 'En este dispositivo caben hasta 200 páginas. Quita una antes.',
  unstored: (page) => `No se ha podido guardar: ${page}. Inténtalo de nuevo.`,
  change: 'Cambiar',
  changeLabel: (page) => `Cambiar la lista o la nota: ${page}`,
  undo: 'Deshacer',
  openList: 'Abrir la lista',
  seeSaves: 'Ver tus guardados',
  refused: {
    list_full: (page) =>
      `No se ha guardado: ${page}. La última lista usada tiene 200 páginas. Elige otra lista.`,
    account_full: (page) =>
      `No se ha guardado: ${page}. Tus listas contienen todo lo que admite una cuenta. Quita antes páginas o acorta notas.`,
    too_many_lists: (page) => `No se ha guardado: ${page}. Tienes todas las listas que admite una cuenta.`,
    other: (page) => `No se ha guardado: ${page}. El sitio lo ha rechazado.`,
  },
} satisfies Translation<(typeof PRESS_RESULT_WORDS)['en']>
