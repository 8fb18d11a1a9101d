import { choosePlural } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const it = {
  label: 'Che cosa cerchi',
  before: { month: 'In ', warm: ', con un tempo ', interest: ', per ' },
  fields: { month: 'Mese', warm: 'Temperatura', interest: 'Interesse' },
  any: { month: 'qualsiasi mese', warm: 'caldo o freddo', interest: 'un po’ di tutto' },
  warmths: { cold: 'freddo', cool: 'fresco', mild: 'mite', warm: 'caldo', hot: 'molto caldo' },
  interests: {
    beaches: 'le spiagge',
    mountains: 'la montagna e le camminate',
    cities: 'le grandi città',
    'old-towns': 'i centri storici',
    food: 'la buona tavola',
    wildlife: 'gli animali selvatici',
    ruins: 'le rovine',
    islands: 'le isole',
    deserts: 'i deserti',
    snow: 'la neve e il ghiaccio',
    railways: 'i treni',
    festivals: 'le feste',
  },
  end: ':',
  but: 'Ma: ',
  status: (fitting, size) =>
    fitting === 0
      ? `Nessuno di questi ${size} luoghi fa per te.`
      : `${choosePlural('it', fitting, { one: 'Fa per te un luogo', other: `Fanno per te ${fitting} luoghi` })} su ${size}.`,
  advised: (count) =>
    `${choosePlural('it', count, { one: 'Escluso un luogo', other: `Esclusi ${count} luoghi` })} per via di un avviso della guida.`,
  missing: 'Serve una guida scaricata o aggiornata di recente. Con la rete funziona subito.',
} satisfies Translation<typeof en>
