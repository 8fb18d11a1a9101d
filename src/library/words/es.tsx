import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.tsx'

export const es = {
  title: 'Mis libros electrónicos',
  description: 'Tus libros electrónicos.',
  lead: 'Lo que compras en la tienda aparece aquí, para descargarlo cuantas veces quieras.',
  loading: 'Cargando tus libros…',
  empty: {
    title: 'Aún no hay libros electrónicos',
    text: 'Los libros de la tienda aparecen aquí en cuanto están pagados, para leerlos en cualquier dispositivo.',
  },
  notDelivered: 'De camino desde la tienda',
  file: (size) => `EPUB, ${size}`,
  boughtOn: (day) => <>Tuyo desde el {day}</>,
  guideTo: (place) => `La guía: ${place}`,
  download: 'Descargar',
} satisfies Translation<typeof en>
