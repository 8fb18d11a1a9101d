import { loadCountries } from './load-countries.ts'
import type { Place } from './place.ts'

const [FIRST_COUNTRY] = loadCountries()

/** A place for tests: what matters is given, the rest is plain. */
export function buildPlaceSample(given: Partial<Place>): Place {
  if (FIRST_COUNTRY === undefined) throw new Error('there are no countries')
  return {
    name: 'Sample',
    path: '/destinations/sample',
    kind: 'country',
    country: FIRST_COUNTRY,
    parentPath: null,
    summary: 'A place that stands for others in tests.',
    tagline: null,
    latitude: 0,
    longitude: 0,
    checkedOn: null,
    rank: null,
    traits: ['coast'],
    scene: null,
    light: null,
    shows: null,
    posterCaption: 'Sample',
    otherNames: [],
    namesAbroad: [],
    adjectives: [],
    landmarks: [],
    overviewHtml: null,
    depth: null,
    advisory: null,
    sections: [],
    routes: [],
    season: null,
    weather: null,
    festivals: [],
    sights: [],
    image: null,
    isSynthetic: false,
    ...given,
  }
}
