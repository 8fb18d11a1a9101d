import { formatList } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { TRIP_FILE_WORDS } from './trip-file-words.ts'

export const es = {
  reference: (reference) => `Número de reserva: ${reference}`,
  way: (from, to, way) => (from === '' ? `Hacia ${to} ${way}` : `${from} – ${to} ${way}`),
  night: (name) => `Noche: ${name}`,
  dayLine: (day, title, stops) =>
    `${title === '' ? day : `${day} · ${title}`}: ${stops.length === 0 ? 'libre' : stops.join(', ')}`,
  withoutDates: 'Este viaje aún no tiene fechas. Dale un primer día y sus citas aparecerán aquí.',
  ideas: 'Ideas',
  stays: 'Dónde duermes',
  skipped: (names) => `No están en el mapa, porque no tienen posición: ${formatList('es', names)}.`,
  from: (link) => `De Fernway: ${link}`,
  paidFor: (names) => `para ${names}`,
} satisfies Translation<(typeof TRIP_FILE_WORDS)['en']>
