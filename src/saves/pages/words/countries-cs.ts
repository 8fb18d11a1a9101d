import { choosePlural } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { countriesEn } from './countries-en.ts'

/** Czech text of the page of countries. */
export const countriesCs = {
  title: 'Země',
  lead: 'Země, které znáš, a\u00a0země, kam se chceš podívat. Vidíš to jen ty.',
  lists: 'Tvoje seznamy',
  loading: 'Načítá se mapa…',
  map: (been, wanted) =>
    `Mapa světa. ${choosePlural('cs', been, { one: 'Navštívená země', few: 'Navštívené země', many: 'Navštívené země', other: 'Navštívené země' })}: ${been}; kam chceš: ${wanted}`,
  attribution: 'Natural Earth. Zakreslení hranic nevyjadřuje žádné stanovisko.',
  been: 'Navštívené',
  wanted: 'Chci navštívit',
  noneBeen: 'Zatím žádná označená země.',
  noneWanted: 'Zatím žádná země, kam chceš.',
  unmark: (country, list) => `Odebrat ze seznamu „${list}“: ${country}`,
  country: 'Země',
  markBeen: 'Tuhle už znám',
  markWanted: 'Sem chci',
} satisfies Translation<typeof countriesEn>
