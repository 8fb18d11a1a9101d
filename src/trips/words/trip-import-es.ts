import { choosePlural } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { TRIP_IMPORT_WORDS } from './trip-import-words.ts'

const entries = (count: number): string =>
  `${count} ${choosePlural('es', count, { one: 'lugar', other: 'lugares' })}`

export const es = {
  allSaves: 'De mis guardados',
  fromList: 'Preparar un viaje',
  unnamed: 'Un lugar sin nombre',
  head: { title: 'Importar a un viaje', description: 'Lo que se ha encontrado en tu archivo.' },
  fileTitle: 'O empezar con un archivo',
  addTitle: 'Añadir los lugares de un archivo',
  label: 'Archivo',
  hint: 'GPX, KML, CSV, GeoJSON, una lista o un viaje exportados desde aquí; hasta 1\u00a0MB. Los lugares se convierten en ideas del viaje; un viaje exportado desde aquí vuelve entero.',
  addHint:
    'GPX, KML, CSV, GeoJSON, una lista o un viaje exportados desde aquí; hasta 1\u00a0MB. Sus lugares se convierten en ideas de este viaje.',
  read: 'Leer el archivo',
  add: 'Añadir como ideas',
  lead: (count, format) =>
    `${entries(count)} ${format === null ? 'de tu lista' : `en tu archivo ${format}`}. No se guarda nada hasta que crees el viaje.`,
  withoutScript: 'Sin JavaScript, entra primero en tu cuenta y luego elige el archivo.',
  signIn: 'Entrar',
  added: (count, trip) =>
    count === 0 ? `Nada nuevo para ${trip}` : `Se han añadido a ${trip}: ${entries(count)}`,
  present: (count) => `Ya en el viaje: ${entries(count)}.`,
  duplicates: (count) =>
    `${count} ${choosePlural('es', count, { one: 'entrada repite', other: 'entradas repiten' })} otra.`,
  onlyPlaces:
    'El archivo es un viaje entero, del que este viaje toma los lugares. Para tenerlo todo, empieza un viaje nuevo con el archivo.',
  open: (trip) => `Abrir ${trip}`,
  skipped: 'No leído, o no del todo',
  entry: (number) => `Entrada ${number}`,
  unnamedEntry: 'Una entrada sin nombre',
  more: (count) => `y ${count} más`,
  reasons: {
    unreadable: 'no se ha podido leer',
    empty: 'no tiene ni nombre ni una posición que sirva',
    not_a_point: 'es un recorrido o una zona, y un viaje contiene lugares',
    too_many: 'pasa de lo que admite un viaje',
    position: 'está sin su posición, que no se ha podido leer',
    shortened: 'está con el nombre o la nota acortados',
    value: 'tiene un valor que un viaje no admite, y está sin él',
    trip_full: 'está sin el texto para el que ya no queda sitio en el viaje',
    story: 'es una historia, y un viaje contiene lugares',
  },
  problem: {
    no_file: 'Elige un archivo.',
    empty: 'El archivo está vacío.',
    too_large: 'El archivo pasa de 1\u00a0MB.',
    newer_version:
      'El archivo es de una versión más reciente de este sitio. Recarga la página e inténtalo de nuevo.',
    nothing: 'El archivo se ha podido leer, pero no contiene ningún lugar.',
    too_fast: 'Han sido muchos archivos en poco tiempo. Espera un minuto.',
    doctype: 'El archivo tiene una declaración de tipo de documento, que no se lee por seguridad.',
    malformed_xml: 'El archivo no es XML bien formado: puede que esté cortado.',
    too_complex: 'El archivo tiene demasiados elementos, o están demasiado anidados.',
    unknown_xml: 'El archivo es XML, pero ni GPX ni KML.',
    malformed_json: 'El archivo no es JSON válido: puede que esté cortado.',
    unknown_json: 'El archivo es JSON, pero ni un viaje o una lista de este sitio ni GeoJSON con objetos.',
    no_header:
      'El archivo no tiene ninguno de los formatos que se leen aquí, o es una tabla sin una línea que nombre sus columnas.',
  },
} satisfies Translation<(typeof TRIP_IMPORT_WORDS)['en']>
