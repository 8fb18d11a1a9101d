import type { KEEP_GUIDES_WORDS } from '#client/saves/words/keep-guides-words.ts'
import { choosePlural } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'

export const keepGuidesEs = {
  title: 'Esta lista y sus guías, sin conexión',
  listStored:
    'La lista y tus notas se quedan en este dispositivo hasta que cierres sesión, y se abren sin red desde tus guardados.',
  measuring: 'Calculando su tamaño…',
  offer: (count, size) =>
    `${count} ${choosePlural('es', count, { one: 'guía', other: 'guías' })} con carteles, mapas y frases: ${size}.`,
  download: (size) => `Descargar ${size}`,
  progress: (files, total) => `${files} de ${total} archivos`,
  complete: 'Todas las guías de esta lista están en este dispositivo.',
  failed: 'La descarga se ha detenido. Lo ya descargado se conserva; inténtalo de nuevo para seguir.',
  unknown: 'Ahora no se puede conectar con el sitio, así que no se sabe el tamaño.',
  retry: 'Volver a intentarlo',
  allGuides: 'Todas las guías sin conexión',
  close: 'Cerrar',
} satisfies Translation<(typeof KEEP_GUIDES_WORDS)['en']>
