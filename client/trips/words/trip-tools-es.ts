import { choosePlural } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { TRIP_TOOLS_WORDS } from './trip-tools-words.ts'

export const tripToolsEs = {
  print: 'Imprimir',
  title: 'Este viaje, sin conexión',
  measuring: 'Calculando el tamaño de sus guías…',
  offer: (count, size) =>
    `El plan y ${count} ${choosePlural('es', count, { one: 'guía', other: 'guías' })} de sus lugares, con carteles, mapas y frases: ${size}.`,
  download: (size) => `Descargar ${size}`,
  progress: (files, total) => `${files} de ${total} archivos`,
  complete: 'El plan y las guías de sus lugares están en este dispositivo.',
  failed: 'La descarga se ha detenido. Lo ya descargado se conserva; inténtalo de nuevo para seguir.',
  unknown: 'Ahora no se puede conectar con el sitio, así que no se sabe el tamaño.',
  unsupported: 'Este navegador no puede guardar guías. El plan sí está en este dispositivo.',
  retry: 'Volver a intentarlo',
  close: 'Cerrar',
  refused: (count) =>
    `${choosePlural('es', count, { one: 'No se ha podido aplicar', other: 'No se han podido aplicar' })} ${count} ${choosePlural('es', count, { one: 'cambio hecho', other: 'cambios hechos' })} sin red:`,
  unknownTrip: 'El viaje se ha eliminado o ya no se comparte contigo.',
  noCopy: 'Sin red. Tu texto sigue en el formulario: envíalo otra vez cuando vuelva.',
} satisfies Translation<(typeof TRIP_TOOLS_WORDS)['en']>
