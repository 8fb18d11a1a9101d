import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const de = {
  failure: { title: 'Das hat nicht geklappt', description: 'Die Anmeldung ist fehlgeschlagen.' },
  device: {
    unknown: 'Unbekanntes Gerät',
    browser: 'Browser',
    browserOn: (browser, system) => `${browser} unter ${system}`,
  },
} satisfies Translation<typeof en>
