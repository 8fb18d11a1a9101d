import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const es = {
  download: 'Descargar la guía',
  downloadLabel: (name) => `Descargar la guía para leerla sin conexión: ${name}`,
  downloadIconLabel: (name) => `Descargar para leer sin conexión: ${name}`,
  downloaded: 'Descargada',
  downloadedLabel: (name) => `Descargada: ${name}`,
} satisfies Translation<typeof en>
