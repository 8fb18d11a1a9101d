import { formatNumber } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const it = {
  distance: {
    exact: (km) => `${formatNumber('it', km)}\u00a0km`,
    rounded: (km) => `circa ${formatNumber('it', km)}\u00a0km`,
  },
  scale: {
    north: 'N',
    metres: (metres) => `${formatNumber('it', metres)}\u00a0m`,
    kilometres: (km) => `${formatNumber('it', km)}\u00a0km`,
  },
  caption: {
    naturalEarth: 'Natural Earth.',
    gshhg: 'GSHHG e Natural Earth.',
    watersAreSketched: 'Alcune acque sono disegnate a mano.',
    townIsSketched: 'Mura, parchi, colline e strade principali sono disegnati a mano.',
    streetsAreDrawn: 'Vie e fermate disegnate a mano, senza rilevamenti; mancano le vie minori.',
    isSketch: 'Schizzo di dove si trovano i luoghi da vedere, non adatto per orientarsi a piedi.',
    borders: 'Confini come nelle carte di partenza, senza prendere posizione.',
  },
  way: 'Da 1 a 5:',
  around: 'Nei dintorni: i luoghi fuori dalla mappa qui sopra, per numero. Il rettangolo è quella mappa.',
  world: { label: 'Mappamondo di Best in Travel' },
  sheet: { title: 'Mappe', description: 'Tutte le mappe della guida.', kinds: 'Tipi' },
} satisfies Translation<typeof en>
