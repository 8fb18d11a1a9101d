import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const es = {
  failure: { title: 'Algo ha ido mal', description: 'No se ha podido entrar.' },
  device: {
    unknown: 'Dispositivo desconocido',
    browser: 'Navegador',
    browserOn: (browser, system) => `${browser} en ${system}`,
  },
} satisfies Translation<typeof en>
