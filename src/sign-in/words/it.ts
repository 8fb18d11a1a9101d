import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const it = {
  failure: { title: 'Qualcosa è andato storto', description: 'L’accesso non è riuscito.' },
  device: {
    unknown: 'Dispositivo sconosciuto',
    browser: 'Browser',
    browserOn: (browser, system) => `${browser} su ${system}`,
  },
} satisfies Translation<typeof en>
