import { formatNumber } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const fr = {
  distance: {
    exact: (km) => `${formatNumber('fr', km)}\u00a0km`,
    rounded: (km) => `environ ${formatNumber('fr', km)}\u00a0km`,
  },
  scale: {
    north: 'N',
    metres: (metres) => `${formatNumber('fr', metres)}\u00a0m`,
    kilometres: (km) => `${formatNumber('fr', km)}\u00a0km`,
  },
  caption: {
    naturalEarth: 'Natural Earth.',
    gshhg: 'GSHHG et Natural Earth.',
    watersAreSketched: 'Certains cours ou plans d’eau sont dessinés à la main.',
    townIsSketched: 'Remparts, parcs, collines et grandes rues sont dessinés à la main.',
    streetsAreDrawn: 'Rues et arrêts dessinés à la main, sans relevé\u202f; les petites rues manquent.',
    isSketch: 'Croquis de l’emplacement des curiosités, à ne pas suivre pour marcher.',
    borders: 'Frontières telles que cartographiées, sans prise de position.',
  },
  way: 'De 1 à 5\u00a0:',
  around:
    'Aux alentours\u00a0: les curiosités hors de la carte ci-dessus, par numéro. Le rectangle représente cette carte.',
  world: { label: 'Carte du monde' },
  sheet: { title: 'Cartes', description: 'Toutes les cartes du guide.', kinds: 'Types' },
} satisfies Translation<typeof en>
