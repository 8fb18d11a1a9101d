import { formatNumber } from '#isomorphic/words/formats.ts'

/** Text of maps, in English. */
export const en = {
  distance: {
    exact: (km: number) => `${formatNumber('en', km)} km`,
    rounded: (km: number) => `about ${formatNumber('en', km)} km`,
  },
  scale: {
    /** The letter beside the arrow to the north. */
    north: 'N',
    metres: (metres: number) => `${metres} m`,
    kilometres: (km: number) => `${km} km`,
  },
  /** Sentences below a map. */
  caption: {
    naturalEarth: 'Natural Earth.',
    gshhg: 'GSHHG and Natural Earth.',
    watersAreSketched: 'Some waters are sketched by hand.',
    townIsSketched: 'Walls, parks, hills and main roads are sketched by hand.',
    streetsAreDrawn: 'Streets and stops drawn by hand, not surveyed; small streets are left out.',
    isSketch: 'Sketch of where the sights lie, not for walking.',
    borders: 'Borders as mapped, not an endorsement.',
  },
  /** Before the streets from the first sight of a town to the fifth, by their numbers on the map. */
  way: 'From 1 to 5:',
  /** Below the second, smaller map of a town. */
  around: 'Around: sights outside the map above, by number. The rectangle is that map.',
  world: { label: 'World map of Best in Travel' },
  /** The sheet of all maps, for development. */
  sheet: { title: 'Maps', description: 'Every map of the guide.', kinds: 'Kinds' },
}
