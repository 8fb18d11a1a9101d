import { withArticle } from '#isomorphic/words/english-articles.ts'

/** Text of destination pages and their files, in English. */
export const en = {
  trail: 'Destinations',
  /** Title of a page: a place and what contains it. */
  title: (name: string, parent: string) => `${name}, ${parent}`,
  anchors: {
    label: 'On this page',
    facts: 'Facts',
    overview: 'Overview',
    season: 'When to go',
    sights: 'Sights',
    map: 'Map',
  },
  posterNumber: (rank: number) => `Fernway poster no. ${rank}`,
  advisory: 'Before you think of going.',
  overview: (name: string) => `${name} in short`,
  unavailable: (name: string) =>
    `The full guide to ${name} is not available right now. Here are the basics; please reload the page in a minute.`,
  season: {
    heading: 'When to go',
    bestMonths: (months: string) => `Best months: ${months}.`,
  },
  map: 'Map',
  sights: {
    heading: 'Top sights',
    /** Said after the name of a sight, whose link opens the map app of the device. */
    opensMap: '(opens your map)',
    stepFree: { full: 'Step-free.', partly: 'Partly step-free.', none: 'Steps.' },
    file: (name: string) => `${name}: the guide by Fernway`,
  },
  diagram: {
    /** A number that is rounded, or that sources give differently. */
    about: (figure: string) => `about ${figure}`,
    /** Units that a language writes in another way. */
    units: {} as Readonly<Record<string, string>>,
  },
  downloads: (gpxPath: string, kmlPath: string) => (
    <>
      <b>Take it with you.</b> Download the sights and routes as{' '}
      <a href={gpxPath} download>
        GPX
      </a>{' '}
      for walking apps or as{' '}
      <a href={kmlPath} download>
        KML
      </a>{' '}
      for maps and globes, or print this page as a guide.
    </>
  ),
  guidebook: {
    heading: (name: string) => `${name} on paper`,
    shop: 'Guidebook shop',
    opens: (host: string) => `Opens ${host}`,
    /** True for any paper guidebook. */
    plain: 'Paper does not run flat, and needs no signal.',
    /** True for any paper guidebook and any two sights, whose names stand apart: they have no article. */
    withSights: [
      (sights: string) => `Two sights and a book that does not run flat: ${sights}.`,
      (sights: string) => `Two pages with a margin to write in: ${sights}.`,
      (sights: string) => `Pages need no signal, here included: ${sights}.`,
      (sights: string) => `Two pages with a corner turned down: ${sights}.`,
    ],
  },
  places: (name: string) => `Where to go in ${withArticle(name)}`,
  stories: { heading: (name: string) => `Stories about ${withArticle(name)}`, all: 'All stories' },
  alike: {
    heading: (name: string) => `Like ${withArticle(name)}, less crowded`,
    like: (name: string) => `Places like ${withArticle(name)}`,
    all: 'Why these, and more',
  },
  nearby: {
    besideMap: 'Nearby',
    below: 'Not far from here',
    caption: (name: string) => `Places around ${withArticle(name)} and how far they are`,
  },
}
