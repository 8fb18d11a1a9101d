import { choosePlural } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const cs = {
  label: 'Tvoje přání',
  before: { month: 'Měsíc: ', warm: ', počasí: ', interest: ', chci zažít ' },
  fields: { month: 'Měsíc', warm: 'Teplota', interest: 'Zájem' },
  any: { month: 'kterýkoli', warm: 'teplo i\u00a0zima', interest: 'cokoli' },
  warmths: { cold: 'zima', cool: 'chladno', mild: 'mírné teplo', warm: 'teplo', hot: 'horko' },
  interests: {
    beaches: 'pláže',
    mountains: 'hory a\u00a0túry',
    cities: 'velkoměsta',
    'old-towns': 'stará města',
    food: 'dobré jídlo',
    wildlife: 'divoká zvířata',
    ruins: 'ruiny',
    islands: 'ostrovy',
    deserts: 'pouště',
    snow: 'sníh a\u00a0led',
    railways: 'železnice',
    festivals: 'slavnosti',
  },
  end: ':',
  but: 'Ale: ',
  status: (fitting, size) =>
    fitting === 0
      ? `Z\u00a0${size} míst nevyhovuje žádné.`
      : `Z\u00a0${size} míst ${choosePlural('cs', fitting, { one: 'vyhovuje', few: 'vyhovují', many: 'vyhovuje', other: 'vyhovuje' })} ${fitting}.`,
  advised: (count) =>
    `Kvůli varování v\u00a0průvodci ${choosePlural('cs', count, { one: 'jedno chybí', few: `${count} chybějí`, many: `${count} chybí`, other: `${count} chybí` })}.`,
  missing: 'K\u00a0tomu je třeba nedávno stažený nebo aktualizovaný průvodce. S\u00a0připojením to jde hned.',
} satisfies Translation<typeof en>
