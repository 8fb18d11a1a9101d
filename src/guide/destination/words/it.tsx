import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.tsx'

export const it = {
  trail: 'Destinazioni',
  title: (name, parent) => `${name}, ${parent}`,
  anchors: {
    label: 'In questa pagina',
    facts: 'Dati',
    overview: 'In breve',
    season: 'Quando andare',
    sights: 'Da vedere',
    map: 'Mappa',
  },
  posterNumber: (rank) => `Manifesto Fernway n. ${rank}`,
  advisory: 'Prima di pensare di partire.',
  overview: (name) => `${name} in breve`,
  unavailable: (name) =>
    `La guida completa (${name}) ora non è disponibile. Qui c’è l’essenziale; ricarica la pagina tra un minuto.`,
  season: {
    heading: 'Quando andare',
    bestMonths: (months) => `Mesi migliori: ${months}.`,
  },
  map: 'Mappa',
  sights: {
    heading: 'Da non perdere',
    opensMap: '(apre l’app delle mappe)',
    stepFree: { full: 'Senza gradini.', partly: 'In parte senza gradini.', none: 'Con gradini.' },
    file: (name) => `${name}: la guida di Fernway`,
  },
  diagram: { about: (figure) => `circa ${figure}`, units: {} },
  downloads: (gpxPath, kmlPath) => (
    <>
      <b>Da portare con te.</b> Scarica i luoghi e i percorsi in{' '}
      <a href={gpxPath} download>
        GPX
      </a>{' '}
      per le app da trekking o in{' '}
      <a href={kmlPath} download>
        KML
      </a>{' '}
      per mappe e globi, oppure stampa questa pagina come una guida.
    </>
  ),
  guidebook: {
    heading: (name) => `${name} su carta`,
    shop: 'Libreria di viaggio',
    opens: (host) => `Apre ${host}`,
    plain: 'La carta non si scarica e non ha bisogno di campo.',
    withSights: [
      (sights) => `Due tappe e un libro che non si scarica: ${sights}.`,
      (sights) => `Due pagine con un margine per gli appunti: ${sights}.`,
      (sights) => `La carta non ha bisogno di campo, nemmeno qui: ${sights}.`,
      (sights) => `Due pagine con l’angolo piegato: ${sights}.`,
    ],
  },
  places: (name) => `Dove andare: ${name}`,
  stories: { heading: (name) => `Storie: ${name}`, all: 'Tutte le storie' },
  alike: {
    heading: (name) => `${name}, ma con meno gente`,
    like: (name) => `Luoghi simili: ${name}`,
    all: 'Perché questi, e altri',
  },
  nearby: {
    besideMap: 'Nei dintorni',
    below: 'Non lontano da qui',
    caption: (name) => `${name}: i luoghi intorno e quanto distano`,
  },
} satisfies Translation<typeof en>
