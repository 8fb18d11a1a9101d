import type { DEVICE_SAVES_WORDS } from '#client/saves/words/device-saves-words.ts'
import { listOrderEs } from '#isomorphic/saves/words/list-order-es.ts'
import { choosePlural } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'

export const deviceSavesEs = {
  count: (count) =>
    count === 0
      ? 'Una lista vacía'
      : `${count} ${choosePlural('es', count, { one: 'página', other: 'páginas' })}`,
  share: 'Compartir',
  download: 'Descargar',
  keepGuides: 'Guías sin conexión',
  planTrip: 'Preparar un viaje',
  planTripOfAll: 'Preparar un viaje con todas las listas',
  allLists: 'De mis guardados',
  downloadTitle: 'Descargar la lista',
  skipped: (skipped, total) =>
    `GPX y KML contienen puntos en un mapa: ${total - skipped} de las ${total} entradas. ${skipped === 1 ? 'Una entrada no tiene' : `${skipped} entradas no tienen`} posición aquí; CSV y JSON lo contienen todo.`,
  use: {
    gpx: 'para aplicaciones de senderismo',
    kml: 'para mapas y globos terráqueos virtuales',
    csv: 'para hojas de cálculo',
    json: 'para importarla aquí otra vez',
  },
  rename: 'Cambiar el nombre',
  renameOrDelete: 'Cambiar el nombre o eliminar',
  listName: 'Nombre de esta lista',
  deleteList: 'Eliminar la lista',
  deleted: (list) => `Lista eliminada: ${list}.`,
  newList: 'Lista nueva',
  name: 'Nombre',
  nameExample: 'Japón 2027',
  createList: 'Crear la lista',
  remove: (page) => `Quitar: ${page}`,
  removed: (page) => `Quitado de esta lista: ${page}.`,
  undo: 'Deshacer',
  ...listOrderEs,
  ordered: (page, position, total) => `Ahora en el puesto ${position} de ${total}: ${page}.`,
  note: 'Nota',
  editNote: 'Editar la nota',
  noteOn: (page) => `Nota: ${page}`,
  noteState: {
    typing: 'Se guarda mientras escribes',
    saving: 'Guardando…',
    saved: 'Guardado en este dispositivo',
    pending: 'Guardado en este dispositivo',
    failed: 'No se ha guardado: a este navegador no le queda espacio.',
  },
  close: 'Cerrar',
  failed: 'Eso no cabía: un dispositivo guarda hasta 200 páginas.',
} satisfies Translation<(typeof DEVICE_SAVES_WORDS)['en']>
