import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const es = {
  download: 'Descargar sin conexión',
  downloadLabel: (name) => `Descargar sin conexión: ${name}`,
  downloadIconLabel: (name) => `Descargar ${name} sin conexión`,
  downloaded: 'Descargada',
  downloadedLabel: (name) => `Descargada: ${name}`,
} satisfies Translation<typeof en>
