import { choosePlural } from '#isomorphic/words/formats.ts'

/** Text of the page of countries. */
export const countriesEn = {
  title: 'Countries',
  lead: 'Where you have been, and where you want to go. Only you can see this.',
  lists: 'Your lists',
  loading: 'Loading the map…',
  map: (been: number, wanted: number) =>
    `Map of the world with ${been} ${choosePlural('en', been, { one: 'country', other: 'countries' })} you have been to and ${wanted} you want to go to`,
  attribution: 'Natural Earth. Borders as mapped, not an endorsement.',
  been: 'Been',
  wanted: 'Want to go',
  noneBeen: 'No countries marked yet.',
  noneWanted: 'No countries to go to yet.',
  unmark: (country: string, list: string) => `Remove ${country} from ${list}`,
  country: 'Country',
  markBeen: 'I have been there',
  markWanted: 'I want to go',
}
