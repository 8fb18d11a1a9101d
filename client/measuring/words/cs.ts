import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const cs = {
  cookieSettings: {
    title: 'Nastavení cookies',
    close: 'Zavřít',
  },
  privacyControl:
    'Tvůj prohlížeč posílá Global Privacy Control. Ctíme to: nic se neměří a\u00a0nic nepředáváme dál.',
  feedback: {
    question: 'Bylo to k\u00a0něčemu?',
    useful: 'Ano, bylo',
    notUseful: 'Ani ne',
    thanks: 'Děkujeme. Pomůže nám to rozhodnout, co opravit nejdřív.',
  },
} satisfies Translation<typeof en>
