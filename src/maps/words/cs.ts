import { formatNumber } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const cs = {
  distance: {
    exact: (km) => `${formatNumber('cs', km)}\u00a0km`,
    rounded: (km) => `asi ${formatNumber('cs', km)}\u00a0km`,
  },
  scale: {
    north: 'S',
    metres: (metres) => `${formatNumber('cs', metres)}\u00a0m`,
    kilometres: (km) => `${formatNumber('cs', km)}\u00a0km`,
  },
  caption: {
    naturalEarth: 'Natural Earth.',
    gshhg: 'GSHHG a\u00a0Natural Earth.',
    watersAreSketched: 'Některé vody jsou kreslené od ruky.',
    townIsSketched: 'Hradby, parky, kopce a\u00a0hlavní ulice jsou kreslené od ruky.',
    streetsAreDrawn: 'Ulice a\u00a0zastávky kreslené od ruky, bez zaměření; malé ulice chybějí.',
    isSketch: 'Náčrt, kde leží zajímavosti; k\u00a0orientaci při chůzi se nehodí.',
    borders: 'Zakreslení hranic nevyjadřuje žádné stanovisko.',
  },
  way: 'Od 1 k 5:',
  around: 'Okolí: místa mimo horní mapu, podle čísel. Obdélník vyznačuje horní mapu.',
  world: { label: 'Mapa světa' },
  sheet: { title: 'Mapy', description: 'Všechny mapy průvodce.', kinds: 'Druhy' },
} satisfies Translation<typeof en>
