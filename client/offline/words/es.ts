import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

const days = new Intl.DateTimeFormat('es', { dateStyle: 'long' })
const countPages = (count: number): string => (count === 1 ? '1 página' : `${count} páginas`)

export const es = {
  dialog: {
    title: (name) => `${name} sin conexión`,
    allGuides: 'Todas las guías sin conexión',
    close: 'Cerrar',
  },
  panel: {
    checking: 'Calculando el tamaño…',
    unknown: 'El tamaño no está disponible ahora.',
    checkAgain: 'Volver a comprobar',
    download: 'Descargar la guía',
    resume: 'Reanudar',
    retry: 'Volver a intentarlo',
    discard: 'Descartar',
    stop: 'Detener',
    update: 'Actualizar la guía',
    remove: 'Quitar',
    partial: 'Una parte ya está en este dispositivo.',
    metered: 'Esta red es lenta o tiene límite de datos: la descarga puede esperar a otra mejor.',
    offered: (name, otherPages, size, isStory) => {
      const contents = isStory
        ? 'texto, carteles y mapas'
        : 'texto, carteles, mapas, frases y lugares de interés'
      if (otherPages === 0) return `${name}, ${size}: ${contents}.`
      return `${name}, con ${otherPages === 1 ? 'una página relacionada' : `${otherPages} páginas relacionadas`}, ${size}: ${contents}.`
    },
    downloading: (name) => `Descargando ${name}`,
    progress: (size, totalSize) => `${size} de ${totalSize}`,
    progressWithFiles: (files, totalFiles, size, totalSize) =>
      `${files} de ${totalFiles} archivos, ${size} de ${totalSize}`,
    downloaded: (size) => `En este dispositivo, ${size}.`,
    downloadedOn: (size, time) => `En este dispositivo, ${size}. Descargada el ${days.format(time)}.`,
  },
  failures: {
    cancelled: 'Detenida. Puedes reanudarla desde aquí.',
    offline: 'Se ha perdido la red. Podrás reanudarla desde aquí cuando vuelva.',
    'quota exceeded':
      'No hay bastante espacio en este dispositivo. Tus otras guías siguen igual; si quitas una, habrá sitio.',
    busy: 'El sitio está saturado ahora mismo. Podrás reanudarla desde aquí en un minuto.',
    'build changed': 'La guía acaba de actualizarse. Podrás reanudarla desde aquí en un minuto.',
    failed: 'No ha funcionado. Tus otras guías siguen igual; inténtalo más tarde.',
  },
  list: {
    updateAll: 'Actualizar todas',
    updating: (position, count, name) => `${position} de ${count}: ${name}`,
    upToDate: 'Todas las guías están al día.',
    notUpdated: (names) => `Sin actualizar: ${names}. Lo que hay en este dispositivo sigue igual.`,
    install: 'Añadir Fernway a la pantalla de inicio',
    size: (name, size) => `${name}: ${size}`,
  },
  storage: {
    free: (free) => `Hay espacio para ${free}.`,
    used: (used, free, isPersistent) => {
      const space = free === null ? 'no queda espacio' : `queda espacio para ${free} más`
      const duration = isPersistent
        ? 'Se quedan hasta que las quites.'
        : 'El navegador puede borrarlas si al dispositivo le falta espacio.'
      return `Tus guías ocupan ${used}; ${space}. ${duration}`
    },
    freed: (name, size) => `Eliminada: ${name}. Se han liberado ${size}.`,
  },
  ranking: {
    section: '¿Cuál de ellas, y cuándo?',
    open: '¿Cuál de ellas, y cuándo?',
    failed: 'No ha funcionado. Inténtalo de nuevo o actualiza antes una guía.',
  },
  search: {
    label: 'Buscar en tus guías sin conexión',
    submit: 'Buscar',
    section: 'Búsqueda en tus guías sin conexión',
    none: (query) => `Sin resultados para «${query}» en tus guías sin conexión.`,
    results: (query, count) => `${countPages(count)} en tus guías sin conexión para «${query}»`,
    corrected: (query, count, correction) =>
      `Sin resultados para «${query}» en tus guías sin conexión. ${countPages(count)} para «${correction}»`,
  },
} satisfies Translation<typeof en>
