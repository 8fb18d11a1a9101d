import { localiseAddress } from './localise-address.ts'

/** Fetches an API of the site in the language of the page, so that the site names and creates lists in it. */
export const fetchInLanguage: typeof fetch = (input, init) =>
  fetch(typeof input === 'string' ? localiseAddress(input) : input, init)
