import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.tsx'

export const es = {
  trail: 'Destinos',
  title: (name, parent) => `${name}, ${parent}`,
  anchors: {
    label: 'En esta página',
    facts: 'Datos',
    overview: 'Resumen',
    season: 'Cuándo ir',
    sights: 'Qué ver',
    map: 'Mapa',
  },
  posterNumber: (rank) => `Cartel de Fernway n.º\u00a0${rank}`,
  advisory: 'Antes de pensar en ir.',
  overview: (name) => `${name} en pocas palabras`,
  unavailable: (name) =>
    `La guía completa (${name}) no está disponible ahora. Aquí tienes lo esencial; recarga la página en un minuto.`,
  season: {
    heading: 'Cuándo ir',
    bestMonths: (months) => `${months.includes(' ') ? 'Mejores meses' : 'Mejor mes'}: ${months}.`,
  },
  map: 'Mapa',
  sights: {
    heading: 'Lo que hay que ver',
    opensMap: '(se abre en tu mapa)',
    stepFree: { full: 'Sin escalones.', partly: 'En parte sin escalones.', none: 'Con escalones.' },
    file: (name) => `${name}: la guía de Fernway`,
  },
  diagram: { about: (figure) => `aprox. ${figure}`, units: {} },
  downloads: (gpxPath, kmlPath) => (
    <>
      <b>Para llevar.</b> Descarga los lugares y las rutas en{' '}
      <a href={gpxPath} download>
        GPX
      </a>{' '}
      para aplicaciones de senderismo o en{' '}
      <a href={kmlPath} download>
        KML
      </a>{' '}
      para mapas y globos terráqueos virtuales, o imprime esta página como guía.
    </>
  ),
  guidebook: {
    heading: (name) => `${name} en papel`,
    shop: 'Librería de viajes',
    opens: (host) => `Abre ${host}`,
    plain: 'El papel no se queda sin batería ni necesita cobertura.',
    withSights: [
      (sights) => `Dos visitas y un libro que no se queda sin batería: ${sights}.`,
      (sights) => `Dos páginas con margen para escribir: ${sights}.`,
      (sights) => `El papel no necesita cobertura, tampoco aquí: ${sights}.`,
      (sights) => `Dos páginas con la punta doblada: ${sights}.`,
    ],
  },
  places: (name) => `Adónde ir: ${name}`,
  stories: { heading: (name) => `Historias: ${name}`, all: 'Todas las historias' },
  alike: {
    heading: (name) => `${name}, pero con menos gente`,
    like: (name) => `Lugares parecidos: ${name}`,
    all: 'Por qué estos, y más',
  },
  nearby: {
    besideMap: 'Cerca',
    below: 'No lejos de aquí',
    caption: (name) => `Lugares cercanos y a qué distancia están: ${name}`,
  },
} satisfies Translation<typeof en>
