import { formatList } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'
import { TRAITS_ES } from './traits-es.ts'

const days = (min: number, max: number): string => (min === max ? `${min}` : `de ${min} a ${max}`)
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const es = {
  capital,
  season: {
    best: (when) => `La mejor época: ${when}`,
    good: (when) => `Buena época: ${when}`,
    fair: (when) => `Época aceptable: ${when}`,
    allYear: 'todo el año',
    range: (from, to) => `de ${from} a ${to}`,
    list: (runs) => formatList('es', runs),
  },
  warmth: {
    freezing: 'helado',
    cold: 'frío',
    cool: 'fresco',
    mild: 'templado',
    warm: 'cálido',
    hot: 'caluroso',
    scorching: 'abrasador',
  },
  rain: { dry: 'seco', showers: 'algunos chubascos', wet: 'lluvioso', snow: 'nieve' },
  /** Before what is said of a landscape alone. */
  at: {
    beaches: 'En la costa, ',
    mountains: 'En la montaña, ',
    wildlife: 'En la naturaleza, ',
    islands: 'En las islas, ',
    deserts: 'En el desierto, ',
    snow: 'En la nieve, ',
  },
  weather: (warmth, rain, light) => `${capital(warmth)}, ${rain}, ${light}`,
  light: (halfHours) =>
    halfHours >= 48
      ? 'sin noche'
      : halfHours <= 0
        ? 'sin sol'
        : `${Math.floor(halfHours / 2)}${halfHours % 2 === 1 ? '½' : ''} horas de luz`,
  traits: (names) => capital(names.join(', ')),
  trait: (name) => TRAITS_ES[name] ?? name.replaceAll('-', ' '),
  feasts: (names) => `Fiestas: ${names}`,
  aFeast: (month) => `Una fiesta en ${month}`,
  overland: (hours, from) => `Desde ${from}, ${hours}`,
  distance: (km, from) => `A unos ${km}\u00a0km de ${from}`,
  cost: {
    low: 'Precios bajos',
    middle: 'Precios medios',
    high: 'No es barato',
    'very-high': 'Precios altos',
  },
  kids: 'Muy bien con niños',
  step: 'Casi sin escalones',
  fame: ['Pocas visitas', 'Poca gente', 'Muy visitado', 'Mucha gente varios meses al año'],
  stay: (min, max) => `${capital(days(min, max))} ${max === 1 ? 'día' : 'días'}`,
  but: {
    showers: 'algunos chubascos',
    warmth: (is, wished) => `tiempo más ${is} que ${wished}`,
    schoolHolidays: (month) => `allí hay vacaciones escolares en ${month}`,
    longBreak: (month) => `allí hay un puente largo en ${month}`,
    access: 'difícil de visitar',
    crowded: 'mucha gente varios meses al año',
    expensive: 'precios altos',
    minDays: (count) => `pide ${count} ${count === 1 ? 'día' : 'días'} o más`,
  },
} satisfies Translation<typeof en>
