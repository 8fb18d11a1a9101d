import type { Translation } from '#isomorphic/words/translation.ts'
import type { countriesEn } from './countries-en.ts'

/** French text of the page of countries. */
export const countriesFr = {
  title: 'Pays',
  lead: 'Les pays que tu connais déjà, et ceux où tu veux aller. Personne d’autre ne voit cette page.',
  lists: 'Tes listes',
  loading: 'Chargement de la carte…',
  map: (been, wanted) =>
    `Carte du monde\u00a0: pays visités, ${been}\u202f; pays où tu veux aller, ${wanted}`,
  attribution: 'Natural Earth. Frontières telles que cartographiées, sans prise de position.',
  been: 'Déjà visités',
  wanted: 'Envie d’y aller',
  noneBeen: 'Aucun pays marqué pour l’instant.',
  noneWanted: 'Aucun pays où tu veux aller pour l’instant.',
  unmark: (country, list) => `Retirer de la liste «\u00a0${list}\u00a0»\u00a0: ${country}`,
  country: 'Pays',
  markBeen: 'Je connais déjà',
  markWanted: 'Je veux y aller',
} satisfies Translation<typeof countriesEn>
