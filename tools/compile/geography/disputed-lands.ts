import type { Line } from '#src/maps/drawing/map-geometry.ts'
import type { CountryCode } from './country-code.ts'

/**
 * Land whose status is disputed and that Natural Earth draws with one country: with the one that holds it, or, where it
 * governs itself and most states do not recognise it, with the one that claims it. It is cut out of that country with a
 * window of [longitude, latitude] corners and hatched on every map (D8.4; which lands, and which not: docs/adr/0030).
 * Inner limits are drawn from general knowledge and are good to some 15 km; borders and coasts are Natural Earth's.
 */
export type DisputedWindow = {
  readonly name: string
  readonly drawnWith: CountryCode
  /** Countries whose map is framed so that this land is in view, and whose pages may name places in it. */
  readonly framedWith: readonly CountryCode[]
  readonly window: Line
}

export const DISPUTED_WINDOWS: readonly DisputedWindow[] = [
  {
    name: 'Western Sahara',
    drawnWith: 'MAR',
    framedWith: ['ESH'],
    window: [
      [-18, 20],
      [-18, 27.66],
      [-8, 27.66],
      [-8, 20],
    ],
  },
  {
    name: 'Crimea',
    drawnWith: 'RUS',
    framedWith: ['UKR'],
    window: [
      [32, 44],
      [32, 46.3],
      [36, 46.3],
      [36.62, 45.5],
      [36.57, 45.28],
      [36.57, 44],
    ],
  },
  {
    name: 'Abkhazia',
    drawnWith: 'GEO',
    framedWith: ['GEO'],
    window: [
      [39.5, 43.8],
      [39.5, 42.2],
      [41.4, 42.2],
      [41.6, 42.45],
      [41.95, 42.6],
      [41.9, 43],
      [42.2, 43.2],
      [42.2, 43.8],
    ],
  },
  {
    name: 'South Ossetia',
    drawnWith: 'GEO',
    framedWith: ['GEO'],
    window: [
      [43.5, 43],
      [43.5, 42.25],
      [43.8, 42.05],
      [44.1, 42.15],
      [44.3, 42],
      [44.6, 42.05],
      [44.6, 42.35],
      [44.4, 42.45],
      [44.3, 43],
    ],
  },
  {
    name: 'Transnistria',
    drawnWith: 'MDA',
    framedWith: ['MDA'],
    window: [
      [28.4, 48.3],
      [28.6, 48.05],
      [28.95, 47.8],
      [29.1, 47.4],
      [29.1, 47.15],
      [29.3, 47.1],
      [29.4, 46.85],
      [29.6, 46.75],
      [29.75, 46.6],
      [30, 46.5],
      [30.3, 46.6],
      [30.3, 47.2],
      [29.5, 48.2],
    ],
  },
  {
    name: 'Golan Heights',
    drawnWith: 'ISR',
    framedWith: ['ISR', 'SYR'],
    window: [
      [35.661, 32.6],
      [35.655, 32.7],
      [35.645, 32.83],
      [35.62, 32.9],
      [35.632, 33.08],
      [35.66, 33.2],
      [35.69, 33.27],
      [35.7, 33.5],
      [36.2, 33.5],
      [36.2, 32.6],
    ],
  },
  {
    name: 'Jammu and Kashmir, Ladakh',
    drawnWith: 'IND',
    framedWith: ['IND'],
    window: [
      [74, 32.28],
      [75.33, 32.281],
      [75.6, 32.39],
      [75.73, 32.44],
      [75.93, 32.64],
      [75.9, 32.8],
      [76.35, 33.03],
      [76.55, 33.18],
      [76.78, 33.25],
      [77.2, 32.9],
      [77.58, 32.93],
      [77.95, 32.6],
      [78.02, 32.45],
      [78.43, 32.51],
      [78.8, 32.3],
      [81, 32.2],
      [81, 36.5],
      [72, 36.5],
      [72, 33],
    ],
  },
  {
    name: 'Azad Kashmir, Gilgit-Baltistan',
    drawnWith: 'PAK',
    framedWith: ['PAK'],
    window: [
      [74.4, 32.77],
      [74.05, 32.86],
      [73.64, 33.12],
      [73.6, 33.73],
      [73.49, 34.1],
      [73.4, 34.38],
      [73.58, 34.55],
      [73.75, 34.8],
      [74.07, 35.13],
      [73.75, 35.2],
      [73.4, 35.5],
      [73.05, 35.75],
      [72.52, 36.07],
      [72.5, 36.25],
      [72.7, 36.45],
      [73, 36.65],
      [73.35, 36.83],
      [73.4, 37.2],
      [78, 37.2],
      [78, 34.5],
      [75.5, 34.3],
      [74.5, 33.3],
      [74.55, 32.85],
    ],
  },
  {
    name: 'Aksai Chin',
    drawnWith: 'CHN',
    framedWith: [],
    window: [
      [77, 35.2],
      [77.82, 35.52],
      [78.05, 35.56],
      [78.4, 35.8],
      [79.1, 35.97],
      [79.6, 35.87],
      [80, 35.65],
      [80.3, 35.52],
      [80.25, 35.25],
      [79.9, 34.9],
      [79.75, 34.55],
      [79.5, 34.4],
      [79.35, 34.05],
      [79.1, 33.75],
      [78.9, 33.55],
      [78.6, 33.5],
      [78, 33.8],
      [77, 34.5],
    ],
  },
  {
    name: 'Abyei',
    drawnWith: 'SDN',
    framedWith: ['SDN'],
    window: [
      [27.834, 9],
      [27.834, 10.167],
      [29.001, 10.167],
      [29.001, 9],
    ],
  },
  {
    name: 'Halaib Triangle',
    drawnWith: 'EGY',
    framedWith: ['EGY'],
    window: [
      [34.1, 21.9],
      [34.2, 22.1],
      [34.65, 22.32],
      [35, 22.7],
      [35.35, 22.92],
      [35.75, 23.15],
      [37.5, 23.15],
      [37.5, 21.9],
    ],
  },
  {
    name: 'Southern Kuril Islands',
    drawnWith: 'RUS',
    framedWith: ['RUS'],
    window: [
      [145, 43],
      [145, 45.56],
      [149.05, 45.56],
      [149.05, 43],
    ],
  },
]

/** Features of Natural Earth without an ISO code that are disputed land, and whose map shows them. */
export const DISPUTED_FEATURES: readonly {
  readonly name: string
  readonly framedWith: readonly CountryCode[]
}[] = [
  { name: 'N. Cyprus', framedWith: ['CYP'] },
  { name: 'Cyprus U.N. Buffer Zone', framedWith: ['CYP'] },
  { name: 'Somaliland', framedWith: ['SOM'] },
  { name: 'Siachen Glacier', framedWith: [] },
]

/** Disputed on every map, its own included. */
export const DISPUTED_COUNTRIES: readonly CountryCode[] = ['ESH']

/** Disputed on every map but its own, where the fill says no more than "this page". */
export const DISPUTED_ELSEWHERE: readonly CountryCode[] = ['UNK']
