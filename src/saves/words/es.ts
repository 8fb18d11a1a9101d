import { MAX_LIST_ITEMS } from '#isomorphic/saves/saves-names.ts'
import { choosePlural } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import { MAX_NAME_LENGTH, MAX_NOTE_LENGTH } from '#src/http/rules/user-text.ts'
import { MAX_CHANGES_PER_DAY, MAX_LISTS } from '#src/saves/rules/saves-limits.ts'
import type { en } from './en.ts'

export const es = {
  mainListName: 'Guardados',
  head: {
    saves: {
      title: 'Guardados',
      description: 'Los destinos, los lugares de interés y las historias que has guardado.',
    },
    save: { title: (page) => `Guardar: ${page}`, description: 'Elegir la lista en la que va una página.' },
    shared: {
      description: 'Destinos, lugares de interés e historias que ha elegido alguien que lee Fernway.',
    },
    countries: { title: 'Países', description: 'Dónde has estado y adónde quieres ir.' },
    device: {
      title: 'Guardados en este dispositivo',
      description:
        'Los destinos, los lugares de interés y las historias que has guardado en este navegador sin entrar en una cuenta.',
    },
    continue: { title: 'Continuar', description: 'Lo que ibas a hacer antes de entrar.' },
    import: { title: 'Importación', description: 'Lo que se ha encontrado en tu archivo.' },
  },
  page: {
    storyMeta: (topic, minutes) => `${topic} · ${minutes}\u00a0min de lectura`,
    sightMeta: (place) => `Lugar de interés, ${place}`,
    removed: 'Una página que ya no está en la guía',
  },
  counted: {
    place: (count) => `${count} ${choosePlural('es', count, { one: 'destino', other: 'destinos' })}`,
    sight: (count) =>
      `${count} ${choosePlural('es', count, { one: 'lugar de interés', other: 'lugares de interés' })}`,
    story: (count) => `${count} ${choosePlural('es', count, { one: 'historia', other: 'historias' })}`,
  },
  list: {
    storiesGroup: 'Historias',
    removedGroup: 'Ya no están en la guía',
    distanceTo: (distance, next) => `${distance} hasta ${next}`,
    mapTitle: (list) => `Mapa: ${list}`,
  },
  import: {
    defaultListName: 'Importados',
    pointWithoutName: 'Un punto sin nombre',
    entryWithoutPage: 'Una entrada que no nombra ninguna página',
  },
  countryMarked: (country) => `País marcado: ${country}.`,
  countryUnmarked: (country) => `País que ya no está marcado: ${country}.`,
  unknownCountry: 'Ningún país de la guía se llama así. Elige uno de la lista.',
  unnamed: { page: 'esa página', list: 'la otra lista', position: 'en otro puesto' },
  position: (position, total) => `en el puesto ${position} de ${total}`,
  openList: (list) => `Abrir ${list}`,
  done: {
    saved: ({ name, otherName }) => `En ${otherName}: ${name}.`,
    removed: ({ name }) => `Quitado de esta lista: ${name}.`,
    restored: ({ name }) => `De vuelta: ${name}.`,
    noted: ({ name }) => `Nota guardada: ${name}. Solo la ves tú.`,
    'noted-openly': ({ name, isShared }) =>
      isShared
        ? `Nota guardada: ${name}. Puede leerla cualquiera que tenga el enlace de la lista.`
        : `Nota guardada: ${name}. Los demás podrán leerla cuando compartas la lista.`,
    ordered: ({ name, position }) => `Ahora ${position}: ${name}.`,
    copied: ({ name, otherName }) => `También en ${otherName}: ${name}.`,
    moved: ({ name, otherName }) => `Ahora en ${otherName}: ${name}.`,
    created: () => 'Has creado la lista nueva.',
    renamed: () => 'La lista ya tiene su nuevo nombre.',
    shared: () => 'La lista tiene un enlace. Quien lo tenga puede leer la lista y nada más.',
    unshared: () => 'El enlace ya no funciona.',
    deleted: () => 'La lista se ha eliminado. Si tenía un enlace, ya no funciona.',
    revived: ({ isShared }) =>
      isShared
        ? 'La lista ha vuelto y su enlace funciona otra vez.'
        : 'La lista ha vuelto. No tiene enlace, igual que antes.',
    'copied-partly': () =>
      `La lista ya es tuya, salvo lo que no cabía: una lista admite hasta ${MAX_LIST_ITEMS} páginas.`,
    'copied-list': () => 'La lista ya es tuya: una copia que puedes cambiar como quieras.',
  },
  problem: {
    form: 'Eso no se ha entendido. Inténtalo de nuevo.',
    name: `Una lista necesita un nombre de 1 a ${MAX_NAME_LENGTH} caracteres.`,
    note: `Una nota admite hasta ${MAX_NOTE_LENGTH} caracteres.`,
    'note-conflict': `También escribiste allí una nota desde otro dispositivo, y las dos juntas pasan de ${MAX_NOTE_LENGTH} caracteres. La otra nota no ha cambiado.`,
    'list-full': `Una lista admite hasta ${MAX_LIST_ITEMS} páginas. Quita una antes.`,
    'too-many-lists': `Tienes ${MAX_LISTS} listas, que es el máximo. Elimina una antes.`,
    'too-large': 'Ese archivo pasa de 1\u00a0MB.',
    'wrong-file':
      'Ese archivo no se ha podido leer. Elige un archivo GPX, KML o CSV, una lista de Google Takeout o un JSON exportado desde aquí.',
    'no-list': 'Esa lista ya no existe.',
    'account-full':
      'Tus listas contienen todo lo que admite una cuenta. Quita páginas o acorta notas; lo que quites deja sitio al cabo de un día.',
    'too-many-changes': `Hoy has hecho ${MAX_CHANGES_PER_DAY} cambios, que es el máximo. Sigue mañana.`,
    'too-fast': 'Eso ha sido mucho de golpe. Espera un minuto e inténtalo de nuevo.',
  },
} satisfies Translation<typeof en>
