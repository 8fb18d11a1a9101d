import type { Translation } from '#isomorphic/words/translation.ts'
import type { countriesEn } from './countries-en.ts'

/** German text of the page of countries. */
export const countriesDe = {
  title: 'Länder',
  lead: 'Wo du warst und wohin du willst. Nur du siehst das.',
  lists: 'Deine Listen',
  loading: 'Die Karte wird geladen …',
  map: (been, wanted) =>
    `Weltkarte mit ${been === 1 ? 'einem Land' : `${been} Ländern`}, in denen du warst, und ${wanted === 1 ? 'einem, in das' : `${wanted}, in die`} du willst`,
  attribution: 'Natural Earth. Grenzverläufe ohne politische Wertung.',
  been: 'Dort gewesen',
  wanted: 'Dorthin will ich',
  noneBeen: 'Noch kein Land markiert.',
  noneWanted: 'Noch kein Land, in das du willst.',
  unmark: (country, list) => `${country} aus „${list}“ entfernen`,
  country: 'Land',
  markBeen: 'Da war ich schon',
  markWanted: 'Da will ich hin',
} satisfies Translation<typeof countriesEn>
