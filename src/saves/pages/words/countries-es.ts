import { choosePlural } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { countriesEn } from './countries-en.ts'

/** Spanish text of the page of countries. */
export const countriesEs = {
  title: 'Países',
  lead: 'Dónde has estado y adónde quieres ir. Solo lo ves tú.',
  lists: 'Tus listas',
  loading: 'Cargando el mapa…',
  map: (been, wanted) =>
    `Mapamundi con ${been} ${choosePlural('es', been, { one: 'país', other: 'países' })} donde has estado y ${wanted} adonde quieres ir`,
  attribution: 'Natural Earth. Fronteras tal como figuran en los mapas, sin tomar partido.',
  been: 'Ya he estado',
  wanted: 'Quiero ir',
  noneBeen: 'Aún no hay países marcados.',
  noneWanted: 'Aún no hay países a los que quieras ir.',
  unmark: (country, list) => `Quitar de «${list}»: ${country}`,
  country: 'País',
  markBeen: 'He estado allí',
  markWanted: 'Quiero ir',
} satisfies Translation<typeof countriesEn>
