import type { ImageOrigins } from '#isomorphic/images/image-addresses-for.ts'
import type {
  DestinationRecord,
  HomeRecord,
  LocatorBase,
  PlaceSummary,
} from '#src/catalogue/catalogue-types.ts'
import type { SiteData } from '#src/site/site-types.ts'
import { SAMPLE_TOPIC, sampleStory } from './story-samples.ts'

/** Creates a sample of a catalogue record for page tests: small, but complete. */
export function samplePlace(name: string, rank: number | null = null): PlaceSummary {
  const id = name.toLowerCase().replaceAll(' ', '-')
  return {
    name,
    path: `/destinations/${id}`,
    kind: 'country',
    parentName: 'Africa',
    continent: 'africa',
    summary: 'Low hills, one river and a railway that still runs.',
    tagline: null,
    poster: { id, version: '0123abcd', theme: 5, alt: `A view of ${name} in low light` },
    rank,
  }
}

const external = (label: string, path: string) => ({
  label,
  href: `https://shop.example${path}`,
  isExternal: true,
})

export const SAMPLE_SITE: SiteData = {
  brandLine: 'Guides for people who stay long enough.',
  home: { headline: 'Benin keeps its lagoons', lead: 'The market comes by boat.' },
  shop: {
    name: 'Shop',
    origin: 'https://shop.example',
    cart: external('Cart', '/cart'),
    guidebooks: external('Guidebooks', '/guidebooks'),
  },
  trips: external('Plan a trip', '/trips'),
  socials: [{ label: 'Pinterest', network: 'pinterest', href: 'https://pins.example' }],
  languages: [
    { label: 'English', lang: 'en' },
    { label: 'Česky', lang: 'cs' },
  ],
  navigation: [
    {
      id: 'destinations',
      title: 'Destinations',
      cta: { label: 'All destinations', href: '/places', isExternal: false },
      featured: {
        title: 'Chad at first light',
        description: 'Rock arches and a lake that moves.',
        link: { label: 'Read the guide', href: '/destinations/chad', isExternal: false },
        place: samplePlace('Chad'),
      },
      groups: [{ title: 'Trending', cta: null, kind: 'places', places: [samplePlace('Benin')] }],
    },
  ],
  footerColumns: [{ heading: 'Shop', links: [external('eBooks', '/ebooks')] }],
}

/** A country with facts only. */
export const SAMPLE_FACTS_ONLY: DestinationRecord = {
  name: 'Chad',
  path: '/destinations/chad',
  kind: 'country',
  continent: { name: 'Africa', path: '/africa/places', slug: 'africa' },
  ancestors: [],
  summary: 'A landlocked country in Central Africa with six neighbours.',
  tagline: null,
  latitude: 15,
  longitude: 19,
  dates: null,
  rank: null,
  poster: samplePlace('Chad').poster,
  posterCaption: 'Dunes at first light',
  posterTraits: { seed: 'chad', scene: 'medina', grade: 'as-drawn', isMirrored: false, disc: 'default' },
  facts: [{ label: 'Capital', value: 'N’Djamena' }],
  overviewHtml: null,
  advisory: null,
  sections: [],
  routes: [],
  season: null,
  yearHtml: null,
  sights: [],
  image: null,
  map: null,
  regions: [],
  cities: [],
  nearby: [],
  stories: [],
  otherNames: [],
}

/** A country with everything that a page can show. */
export const SAMPLE_FULL: DestinationRecord = {
  ...SAMPLE_FACTS_ONLY,
  dates: { writtenIn: '2026-11', check: null },
  rank: 3,
  overviewHtml: '<p>The lake moves with the rains.</p>',
  sections: [
    { id: 'why-go', title: 'Why go', html: '<p>For the rock arches of the Ennedi.</p>' },
    { id: 'when-to-go', title: 'When to go', html: '<p>In the dry months.</p>' },
    { id: 'eating', title: 'Eating', label: 'Eating', html: '<p>Millet, okra, dried fish.</p>' },
    {
      id: 'three-ways-to-spend-your-days',
      title: 'Three ways to spend your days',
      label: 'Itineraries',
      isWide: true,
      html: '<div class="itineraries"><div class="prose"><h3>Two days: a</h3><p>One.</p></div></div>',
    },
  ],
  season: ['best', 'best', 'good', 'hot', 'hot', 'wet', 'wet', 'wet', 'wet', 'fair', 'best', 'best'],
  yearHtml: '<table class="year"></table>',
  sights: [
    { name: 'Guelta d’Archei', latitude: 16.9, longitude: 21.8, text: 'Camels drink where crocodiles live.' },
  ],
  image: {
    source: '/images/prints/benin.jpg',
    width: 1440,
    height: 960,
    alt: 'A printed poster of a lagoon.',
    title: 'The print, close up',
    caption: 'Seven inks and bare paper.',
    credit: 'Drawn and lit by Fernway',
  },
  map: {
    baseId: 'chad',
    marks: [{ x: 9, y: 9, label: 'N’Djamena', side: 'left', role: 'capital', isMinor: false }],
    controls: [],
  },
  cities: [samplePlace('Abeche')],
  nearby: [
    {
      ...samplePlace('Niger'),
      away: 'Shares a border',
      km: null,
      overland: 'N’Djamena to Niamey roughly 2 days by road',
    },
    { ...samplePlace('Sudan'), away: 'about 350 km', km: 352, overland: null },
  ],
  stories: [sampleStory('Salt by camel')],
}

export const SAMPLE_PLACES: ImageOrigins = { proxyOrigins: [], hosts: { targets: {}, legacy: [] } }

export const SAMPLE_BASE: LocatorBase = {
  id: 'chad',
  width: 760,
  height: 700,
  label: 'Map of Chad',
  graticule: 'M0 0h9',
  land: 'M0 0h9v9z',
  borders: 'M0 0h9',
  disputed: '',
  subject: 'M1 1h5v5z',
  ring: null,
  lakes: '',
  rivers: '',
  streams: [],
  plan: [],
  scale: null,
  source: 'natural-earth',
  inset: {
    shape: 'globe',
    width: 150,
    height: 150,
    land: 'M0 0h9v9z',
    subject: 'M1 1h5v5z',
    graticule: 'M0 0h9',
    spot: '',
    corner: 'top-left',
  },
}

export const SAMPLE_HOME: HomeRecord = {
  hero: samplePlace('Namibia', 9),
  titlePlacement: 'plate',
  bestInTravel: [samplePlace('Benin', 1), samplePlace('Chile', 2)],
  inSeason: Array.from({ length: 12 }, () => [samplePlace('Fiji')]),
  continents: [{ name: 'Africa', path: '/africa/places', slug: 'africa', placeCount: 58 }],
  world: {
    width: 1200,
    height: 588,
    dots: [{ name: 'Benin', path: '/destinations/benin', x: 600, y: 300, isLabelled: true }],
  },
  topics: [SAMPLE_TOPIC],
  stories: [sampleStory('Salt by camel'), sampleStory('A night train')],
}
