import { choosePlural, formatList, formatNumber } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.tsx'

/** Continents whose Spanish names need the article. */
const OF_CONTINENT: Readonly<Record<string, string>> = {
  Antártida: 'de la Antártida',
  Caribe: 'del Caribe',
  Pacífico: 'del Pacífico',
}

const ofContinent = (name: string): string => OF_CONTINENT[name] ?? `de ${name}`

const lead = 'Lugares que merecen el viaje el año que viene, y cómo visitarlos bien.'

export const es = {
  home: {
    description:
      'Guías de países, regiones y ciudades, cada una con su cartel: cuándo ir, cómo moverse, qué comer y tres maneras de pasar los días.',
    card: 'Guías y carteles de todo el mundo',
    rank: (rank, count) => `Best in Travel, n.º\u00a0${rank} de ${count}`,
    plan: (place) => `Preparar un viaje: ${place}`,
    inSeason: (month) => `En su mejor momento en ${month}`,
    explore: 'Descubrir Best in Travel',
    rail: 'Best in Travel, los primeros carteles',
    topics: '¿Qué te apetece?',
    allStories: 'Todas las historias',
    stories: 'Historias nuevas',
    continents: 'Empieza por un continente',
    closing: {
      heading: 'O cierra los ojos y señala',
      lead: 'Aquí cada país tiene su página, también los que nunca salen en ninguna lista.',
      all: 'Todos los destinos',
      credit: (name, path) => (
        <>
          En el cartel: <a href={path}>{name}</a>
        </>
      ),
    },
  },
  places: {
    heading: 'Destinos',
    description: (count) =>
      `${formatNumber('es', count)} países, regiones y ciudades en diez continentes, desde lo evidente hasta el final de la línea del ferri.`,
    lead: (count) =>
      `${formatNumber('es', count)} lugares, desde los que todos conocen hasta aquellos a los que llega un barco por semana.`,
    count: (count) => (
      <>
        {count}
        <span className="visually-hidden">
          {` ${choosePlural('es', count, { one: 'lugar', other: 'lugares' })}`}
        </span>
      </>
    ),
    all: (count, continent) => (
      <>
        {choosePlural('es', count, { one: '1 lugar', other: `Los ${count} lugares` })}
        <span className="visually-hidden">{` ${ofContinent(continent)}`}</span>
      </>
    ),
  },
  continent: {
    title: (continent) => `${continent}: lugares`,
    featured: 'Por dónde empezaríamos',
    countries: 'Todos los países, de la A a la Z',
    depths:
      'Una guía completa trae lo que pide un viaje: trayectos y horas, tres itinerarios, dinero, agua, salud, accesos sin escalones. Una guía breve dice por qué y cuándo ir, cómo llegar y moverse, qué ver y qué comer.',
    depth: { full: 'Guía completa', short: 'Guía breve' },
  },
  bestInTravel: {
    heading: 'Best in Travel',
    title: (category) => `Best in Travel: ${category}`,
    description:
      'Lugares que merecen el viaje el año que viene: países, regiones, ciudades, viajes sostenibles y a buen precio, cada uno con su guía.',
    categoryDescription: (category, places, hasMore) =>
      `Best in Travel · ${category}: ${hasMore ? `${places.join(', ')} y más` : formatList('es', places)}. Cuándo ir, cómo moverse y tres maneras de pasar los días.`,
    lead,
    categoryLead: (category, count, total) => `${lead} ${category}: ${count} de ${total}.`,
    filter: 'Best in Travel por categoría',
    all: (total) => `Los ${total}`,
    categories: {
      countries: 'Países',
      regions: 'Regiones',
      cities: 'Ciudades',
      sustainable: 'Sostenible',
      value: 'Buen precio',
    },
    rank: (rank) => `N.º\u00a0${rank}`,
    tags: (place) => `Para qué ir: ${place}`,
  },
} satisfies Translation<typeof en>
