/** What a licence asks of a page that shows a photograph. */
export type PhotoTerms =
  /** Nothing: the author is named as a courtesy. */
  | 'free'
  /** Author, licence and source are named and linked. */
  | 'attribution'
  /** The same, and what is made of it has the same licence. */
  | 'share-alike'
  /** The author is named; any further use needs permission. */
  | 'reserved'

export type PhotoLicence = {
  /** Official address of the licence; null without a public one. */
  readonly address: string | null
  readonly terms: PhotoTerms
}

const CREATIVE_COMMONS = 'https://creativecommons.org'
const free = (path: string): PhotoLicence => ({
  address: `${CREATIVE_COMMONS}/publicdomain/${path}/1.0/`,
  terms: 'free',
})
const attribution = (version: string): PhotoLicence => ({
  address: `${CREATIVE_COMMONS}/licenses/by/${version}/`,
  terms: 'attribution',
})
const shareAlike = (version: string): PhotoLicence => ({
  address: `${CREATIVE_COMMONS}/licenses/by-sa/${version}/`,
  terms: 'share-alike',
})
const RESERVED: PhotoLicence = { address: null, terms: 'reserved' }

/** The licences under which a photograph may be shown, by their names in front matter. */
export const PHOTO_LICENCES = {
  CC0: free('zero'),
  'CC BY 4.0': attribution('4.0'),
  'CC BY 3.0': attribution('3.0'),
  'CC BY 2.5': attribution('2.5'),
  'CC BY 2.0': attribution('2.0'),
  'CC BY-SA 4.0': shareAlike('4.0'),
  'CC BY-SA 3.0': shareAlike('3.0'),
  'CC BY-SA 2.5': shareAlike('2.5'),
  'CC BY-SA 2.0': shareAlike('2.0'),
  'public domain': free('mark'),
  'by permission': RESERVED,
  own: RESERVED,
} as const satisfies Readonly<Record<string, PhotoLicence>>

export type PhotoLicenceName = keyof typeof PHOTO_LICENCES

export const PHOTO_LICENCE_NAMES = Object.keys(PHOTO_LICENCES) as readonly PhotoLicenceName[]

/** Whether the page of the source must be named: the licence can be checked there. */
export const needsSource = (licence: PhotoLicenceName): boolean =>
  PHOTO_LICENCES[licence].terms !== 'reserved'
