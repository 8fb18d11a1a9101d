import { choosePlural } from '#isomorphic/words/formats.ts'
import { spelledAtStartDe } from '#isomorphic/words/german-numbers.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const de = {
  label: 'Dein Wunsch',
  before: { month: 'Im ', warm: ', nachmittags ', interest: ', für ' },
  fields: { month: 'Monat', warm: 'Wärme', interest: 'Interesse' },
  any: { month: 'ganzen Jahr', warm: 'warm oder kalt', interest: 'alles Mögliche' },
  warmths: { cold: 'kalt', cool: 'kühl', mild: 'mild', warm: 'warm', hot: 'heiß' },
  interests: {
    beaches: 'Strände',
    mountains: 'Berge und Wandern',
    cities: 'große Städte',
    'old-towns': 'Altstädte',
    food: 'gutes Essen',
    wildlife: 'wilde Tiere',
    ruins: 'Ruinen',
    islands: 'Inseln',
    deserts: 'Wüsten',
    snow: 'Schnee und Eis',
    railways: 'Eisenbahnen',
    festivals: 'Feste',
  },
  end: ':',
  but: 'Aber: ',
  status: (fitting, size) =>
    fitting === 0
      ? `Keiner dieser ${size} Orte passt.`
      : `${fitting} von ${size} Orten ${choosePlural('de', fitting, { one: 'passt', other: 'passen' })}.`,
  advised: (count) =>
    `${choosePlural('de', count, { one: 'Ein Ort fehlt', other: `${spelledAtStartDe(count)} Orte fehlen` })}, weil wir derzeit von Reisen dorthin abraten.`,
  missing:
    'Das geht nur mit einem Reiseführer, den du vor Kurzem heruntergeladen oder aktualisiert hast. Mit Netz geht es sofort.',
} satisfies Translation<typeof en>
