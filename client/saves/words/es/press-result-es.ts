import type { PRESS_RESULT_WORDS } from '#client/saves/words/press-result-words.ts'
import { formatList } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'

const lists = (names: readonly string[]): string => formatList('es', names)

export const pressResultEs = {
  savedOn: (page, names) =>
    names.length === 0 ? `Se ha guardado ${page}.` : `${page} está en ${lists(names)}.`,
  removedFrom: (page, names) =>
    names.length === 0 ? `${page} ya no está en tus guardados.` : `${page} ya no está en ${lists(names)}.`,
  onDevice: (page) => `${page} está en tus guardados, en este dispositivo.`,
  offDevice: (page) => `${page} ya no está en tus guardados.`,
  pending: (page) =>
    `Se ha guardado ${page} en este dispositivo. Llegará a tu cuenta cuando se pueda conectar con el sitio.`,
  pendingRemoval: (page) =>
    `${page} ya no está en este dispositivo. El cambio llegará a tu cuenta cuando se pueda conectar con el sitio.`,
  dayFull: (page) =>
    `Se ha guardado ${page} en este dispositivo. Hoy has hecho todos los cambios que admite una cuenta: este se envía mañana.`,
  deviceFull: 'En este dispositivo caben hasta 200 páginas. Quita una antes.',
  unstored: (page) => `No se ha podido guardar ${page}. Inténtalo de nuevo.`,
  change: 'Cambiar',
  changeLabel: (page) => `Cambiar la lista o la nota de ${page}`,
  undo: 'Deshacer',
  openList: 'Abrir la lista',
  seeSaves: 'Ver tus guardados',
  refused: {
    list_full: (page) =>
      `No se ha guardado ${page}: la última lista usada tiene 200 páginas. Elige otra lista.`,
    account_full: (page) =>
      `No se ha guardado ${page}: tus listas contienen todo lo que admite una cuenta. Quita antes páginas o acorta notas.`,
    too_many_lists: (page) => `No se ha guardado ${page}: tienes todas las listas que admite una cuenta.`,
    other: (page) => `No se ha guardado ${page}: el sitio lo ha rechazado.`,
  },
} satisfies Translation<(typeof PRESS_RESULT_WORDS)['en']>
