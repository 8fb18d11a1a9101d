import type { Photograph } from '#src/catalogue/photographs/photograph.ts'

/** A photograph as the compiler reads it, for tests: the file does not exist. */
export const SAMPLE_PHOTOGRAPH: Photograph = {
  source: '/images/photos/lake.jpg',
  width: 1600,
  height: 1067,
  alt: 'A lake with two boats on it, seen from the shore.',
  caption: 'Two boats come back before the wind does.',
  credit: 'A. Sample',
  isOrganisation: false,
  licence: 'CC BY-SA 4.0',
  href: 'https://commons.example/wiki/lake',
  year: 2019,
}
