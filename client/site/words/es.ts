import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const es = {
  formatLocale: 'es',
  menu: 'Menú',
  search: 'Buscar',
  linkCopied: 'Enlace copiado.',
  linkSelected: 'El enlace está seleccionado para copiarlo.',
  localTime: (time) => `ahora, ${time}`,
} satisfies Translation<typeof en>
