import { listOrderEs } from '#isomorphic/saves/words/list-order-es.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import { countriesEs } from './countries-es.ts'
import type { en } from './en.tsx'
import { importReportEs } from './import-report-es.tsx'

type SharedContent = Parameters<(typeof en)['tools']['sharingSummary']>[0]

function notesSummary({ notes, sharedNotes }: SharedContent): string {
  if (notes === 0) return 'No tiene notas.'
  if (sharedNotes === 0)
    return notes === 1
      ? 'Tu nota es privada mientras no dejes que la lean.'
      : `Tus ${notes} notas son privadas mientras no dejes que las lean.`
  return notes === 1
    ? 'También ven tu nota, que dejas leer.'
    : `También ven las notas que dejas leer: ${sharedNotes} de ${notes}.`
}

export const es = {
  listNameExample: 'Japón 2027',
  undo: 'Deshacer',
  onTheMap: 'En el mapa',
  saves: {
    lists: 'Listas',
    countries: 'Países',
    newList: 'Lista nueva',
    newListName: 'Nombre',
    createList: 'Crear la lista',
    listsLoading: 'Cargando tus listas…',
    itemsLoading: 'Cargando tus guardados…',
    notFound: {
      title: 'Esa lista no existe',
      text: 'Se eliminó, o nunca fue tuya.',
      back: 'Todos los guardados',
    },
    emptyList: 'Una lista vacía',
    empty: {
      listTitle: (list) => `Aún no hay nada en ${list}`,
      listText: (list) =>
        `Pulsa el marcador de un destino, un lugar de interés o una historia y elige ${list}. También puedes traer aquí lo que tengas en otras listas.`,
      title: 'Aún no has guardado nada',
      text: 'Pulsa el marcador de un destino, un lugar de interés o una historia y aparecerá aquí.',
      elsewhereTitle: (list) => `Nada en ${list}`,
      elsewhereText: (lists) => `Lo que has guardado está en ${lists}.`,
      find: 'Buscar un destino',
    },
  },
  items: {
    searchRegion: (list) => `En ${list}`,
    searchLabel: (list) => `Buscar en ${list}`,
    searchPlaceholder: (count) => `Buscar entre estos ${count}`,
    search: 'Buscar',
    sortByOwnOrder: 'En mi orden',
    sortByCountry: 'Ordenar por países',
    noMatch: (list, query) => `Nada en ${list} tiene «${query}» en el nombre, el país o la nota.`,
    showAll: (count) => `Mostrar los ${count}`,
  },
  item: {
    removed: 'Una página que ya no está en la guía',
    ...listOrderEs,
    close: 'Cerrar',
    noteState: {
      typing: 'Se guarda mientras escribes',
      saving: 'Guardando…',
      saved: 'Guardado',
      pending: 'Guardado en este dispositivo hasta que se pueda conectar con el sitio',
      failed: 'No se ha guardado. Inténtalo de nuevo.',
    },
    remove: (page) => `Quitar: ${page}`,
    noteOn: (page) => `Nota: ${page}`,
    othersMayRead: (isShared, renderHint) => (
      <>
        Los demás pueden leerla{' '}
        {renderHint(isShared ? 'donde la lista esté compartida' : 'cuando la lista esté compartida')}
      </>
    ),
    othersMayReadThis: 'Los demás pueden leer esto',
    saveNote: 'Guardar la nota',
    anotherListFor: (page) => `Otra lista: ${page}`,
    moveThere: 'Mover allí',
    copyThere: 'Copiar allí',
    addNoteOrMove: 'Anotar o mover',
    addNote: 'Anotar',
    editNoteOrMove: 'Editar o mover',
    editNote: 'Editar la nota',
  },
  tools: {
    shareTitle: (list) => `Compartir ${list}`,
    share: 'Compartir',
    shared: 'Compartida',
    sharingHint: 'Un enlace que nadie puede adivinar. Puedes dejar de compartir cuando quieras.',
    createLink: 'Crear un enlace',
    linkLabel: 'Cualquiera que tenga este enlace puede leer la lista',
    viewShared: 'Verla como los demás',
    stopSharing: 'Dejar de compartir',
    sharingSummary: (content) =>
      `Los demás ven su nombre y ${content.counted === '' ? 'lo que pongas en ella' : content.counted}, en este orden. ${notesSummary(content)} No ven quién eres.`,
    rename: 'Cambiar el nombre',
    renameOrDelete: 'Cambiar el nombre o eliminar',
    nameLabel: 'Nombre de esta lista',
    deleteHint:
      'Al eliminarla desaparece la lista con sus notas. Las páginas que están también en otras listas siguen allí.',
    deleteSharedHint:
      'Al eliminarla desaparece la lista con sus notas y su enlace deja de funcionar. Las páginas que están también en otras listas siguen allí.',
    deleteList: 'Eliminar la lista',
    download: 'Descargar',
    downloadTitle: 'Descargar la lista',
    keepGuides: 'Guías sin conexión',
    planTrip: 'Preparar un viaje',
    planTripOfAll: 'Preparar un viaje con todas las listas',
  },
  files: {
    use: {
      gpx: 'para aplicaciones de senderismo',
      kml: 'para mapas y globos terráqueos virtuales',
      csv: 'para hojas de cálculo',
      json: 'para importarla aquí otra vez',
    },
    print: 'O imprime esta página.',
    skipped: (count, total) =>
      `GPX y KML contienen puntos en un mapa: ${total - count} de las ${total} entradas. ${count === 1 ? 'Una entrada no tiene' : `${count} entradas no tienen`} posición; CSV y JSON lo contienen todo.`,
  },
  shared: {
    copy: 'Copiar a mis listas',
    empty: 'Esta lista está vacía por ahora.',
    chosenByReader: (counted) => `Lo que ha elegido alguien que lee Fernway: ${counted}.`,
  },
  device: {
    title: 'Guardados en este dispositivo',
    lead: 'Lo que guardas sin entrar en una cuenta se queda en este navegador, también sin conexión.',
    signIn: 'Entrar para tenerlos en todas partes',
    account: 'Los guardados de tu cuenta',
    empty: {
      title: 'No hay nada guardado en este dispositivo',
      text: 'Pulsa el marcador de un destino, un lugar de interés o una historia y aparecerá aquí.',
      find: 'Buscar un destino',
    },
    withoutScript:
      'Esta lista necesita JavaScript, porque nunca sale de tu dispositivo. Sin él, el marcador te lleva a entrar en tu cuenta, y lo que guardas se queda en ella.',
  },
  continuing: {
    title: {
      save: (page) => `Guardar: ${page}`,
      copy: (list) => `Copiar ${list} a tus listas`,
      share: (list) => `Compartir ${list}`,
      form: (list) => `Seguir con ${list}`,
    },
    lead: 'Ya has entrado. Un momento: seguimos con lo que ibas a hacer.',
    go: 'Seguir',
    cancel: 'Dejarlo',
  },
  choose: {
    lists: 'Listas',
    isOn: (page, lists) => `En ${lists}: ${page}.`,
    addToTrip: 'Añadir a un viaje',
    onNone: (page) => `En ninguna de tus listas: ${page}.`,
    add: 'Añadir',
    addTo: (list) => `Añadir a ${list}`,
    remove: 'Quitar',
    removeFrom: (list) => `Quitar de ${list}`,
    empty: 'Vacía',
    count: (count) => `${count} en la lista`,
    newList: 'O en una lista nueva',
    createAndSave: 'Crear la lista y guardar',
    noteOn: (list) => `Nota, en ${list}`,
    saveNote: 'Guardar la nota',
    open: (list) => `Abrir ${list}`,
    back: (page) => `Volver: ${page}`,
  },
  importFile: {
    label: 'O desde un archivo',
    hint: 'GPX, KML, CSV, una lista de Google Takeout o una lista exportada desde aquí; hasta 1\u00a0MB. Se reconocen los destinos y los lugares de interés de la guía, y ves cuáles no.',
    import: 'Importar',
  },
  importReport: importReportEs,
  countries: countriesEs,
} satisfies Translation<typeof en>
