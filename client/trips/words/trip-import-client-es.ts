import { choosePlural } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { TRIP_IMPORT_CLIENT_WORDS } from './trip-import-client-words.ts'

const entries = (count: number): string =>
  `${count} ${choosePlural('es', count, { one: 'lugar', other: 'lugares' })}`

export const tripImportClientEs = {
  label: 'Añadir los lugares de un archivo',
  hint: 'GPX, KML, CSV, GeoJSON, una lista o un viaje exportados desde aquí; hasta 1\u00a0MB. Sus lugares se convierten en ideas de este viaje. El sitio lee el archivo y no guarda nada.',
  add: 'Añadir como ideas',
  added: (count, present, skipped) =>
    [
      `Se han añadido a las ideas: ${entries(count)}.`,
      ...(present === 0 ? [] : [`Ya estaban: ${entries(present)}.`]),
      ...(skipped.length === 0 ? [] : [`No leído, o no del todo: ${skipped.join('; ')}.`]),
    ].join(' '),
  doesNotFit: (name) => `no cabe en el viaje: ${name}`,
  offline: 'El archivo lo lee el sitio, y no hay red. No se ha añadido nada.',
  unreadable:
    'El archivo no se ha podido leer: hace falta un GPX, KML, CSV, GeoJSON, una lista o un viaje de este sitio, de hasta 1\u00a0MB.',
  tooFast: 'Han sido muchos archivos en poco tiempo. Espera un minuto.',
} satisfies Translation<(typeof TRIP_IMPORT_CLIENT_WORDS)['en']>
