import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const cs = {
  cookieSettings: {
    title: 'Nastavení cookies',
    close: 'Zavřít',
  },
  privacyControl:
    'Tvůj prohlížeč posílá Global Privacy Control. Respektujeme to: nic se neměří a\u00a0nic se nesdílí.',
  feedback: {
    question: 'Pomohla ti tato stránka?',
    useful: 'Ano, pomohla',
    notUseful: 'Moc ne',
    thanks: 'Děkujeme. Pomůže nám to rozhodnout, co opravit nejdřív.',
  },
} satisfies Translation<typeof en>
