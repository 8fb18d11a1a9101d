import { formatNumber } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const es = {
  distance: {
    exact: (km) => `${formatNumber('es', km)}\u00a0km`,
    rounded: (km) => `unos ${formatNumber('es', km)}\u00a0km`,
  },
  scale: {
    north: 'N',
    metres: (metres) => `${formatNumber('es', metres)}\u00a0m`,
    kilometres: (km) => `${formatNumber('es', km)}\u00a0km`,
  },
  caption: {
    naturalEarth: 'Natural Earth.',
    gshhg: 'GSHHG y Natural Earth.',
    watersAreSketched: 'Algunas aguas están dibujadas a mano.',
    townIsSketched: 'Murallas, parques, colinas y calles principales están dibujados a mano.',
    streetsAreDrawn:
      'Calles y paradas dibujadas a mano, sin levantamiento topográfico; faltan las calles menores.',
    isSketch: 'Croquis de dónde están los lugares de interés, no sirve para orientarse a pie.',
    borders: 'Fronteras tal como figuran en los mapas, sin tomar partido.',
  },
  way: 'Del 1 al 5:',
  around:
    'Alrededores: los lugares que quedan fuera del mapa de arriba, por número. El rectángulo es ese mapa.',
  world: { label: 'Mapamundi de Best in Travel' },
  sheet: { title: 'Mapas', description: 'Todos los mapas de la guía.', kinds: 'Tipos' },
} satisfies Translation<typeof en>
