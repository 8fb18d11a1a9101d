import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const cs = {
  failure: { title: 'Něco se pokazilo', description: 'Přihlášení se nepodařilo.' },
  device: {
    unknown: 'Neznámé zařízení',
    browser: 'Prohlížeč',
    browserOn: (browser, system) => `${browser}, ${system}`,
  },
} satisfies Translation<typeof en>
