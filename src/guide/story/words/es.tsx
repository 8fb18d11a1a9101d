import { choosePlural, formatNumber } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.tsx'

const minuteWord = (minutes: number): string =>
  choosePlural('es', minutes, { one: 'minuto', other: 'minutos' })

export const es = {
  trail: 'Historias',
  list: {
    heading: 'Historias',
    title: (page) => (page === 1 ? 'Historias' : `Historias, página ${page}`),
    description: (page, count) =>
      `Historias para viajeros, cada una sobre una sola cosa: caminatas, platos, oficios, animales, viajes y maneras de llegar, con sus lugares en el mapa.${page === 1 ? '' : ` Página ${page} de ${count}.`}`,
    pageOf: (page, count) => `Página ${page} de ${count}`,
    lead: (total) =>
      `${formatNumber('es', total)} historias, cada una sobre una sola cosa: una caminata, un plato, un oficio, un animal, una manera de llegar.`,
    newest: 'Historias nuevas',
    topics: '¿Qué te apetece?',
    rest: 'Más para leer',
    pagination: 'Historias, página a página',
  },
  feeds: (atomPath, rssPath) => (
    <>
      Canales de historias nuevas: <a href={atomPath}>Atom</a>, <a href={rssPath}>RSS</a>
    </>
  ),
  minutes: (minutes) => `${minutes} min de lectura`,
  topic: {
    title: (topic) => `${topic}: historias`,
    listName: (topic) => `Historias: ${topic}`,
    count: (count) =>
      choosePlural('es', count, { one: 'Una historia', other: `${formatNumber('es', count)} historias` }),
    others: 'O prueba con otro tema',
    stamp: (minutes, stories) => (
      <>
        {minutes}
        <span className="visually-hidden">
          {` ${minuteWord(minutes)} de lectura, ${choosePlural('es', stories, { one: 'una historia', other: `${stories} historias` })}`}
        </span>
      </>
    ),
    every: 'Todas las historias',
    everyStamp: (minutes) => (
      <>
        {minutes}
        <span className="visually-hidden">{` ${minuteWord(minutes)}`}</span>
      </>
    ),
  },
  story: {
    unavailable: 'El texto de esta historia no está disponible ahora. Recarga la página en un minuto.',
    related: 'Seguir leyendo',
    aside: 'Sobre esta historia',
    route: 'La ruta',
    routeLength: (km) => `${formatNumber('es', km)}\u00a0km en línea recta de parada a parada.`,
    facts: 'Conviene saber',
    places: 'Lugares de esta historia',
  },
} satisfies Translation<typeof en>
