import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.tsx'

export const cs = {
  trail: 'Destinace',
  title: (name, parent) => `${name}, ${parent}`,
  anchors: {
    label: 'Na této stránce',
    facts: 'Údaje',
    overview: 'Přehled',
    season: 'Kdy jet',
    sights: 'Co vidět',
    map: 'Mapa',
  },
  posterNumber: (rank) => `Plakát Fernway č.\u00a0${rank}`,
  advisory: 'Než začneš o\u00a0cestě uvažovat.',
  overview: (name) => `${name} ve zkratce`,
  unavailable: (name) =>
    `Celý průvodce (${name}) teď není k\u00a0dispozici. Tady je to hlavní; za minutu stránku načti znovu.`,
  season: {
    heading: 'Kdy jet',
    bestMonths: (months) => `Nejlepší měsíce: ${months}.`,
  },
  map: 'Mapa',
  sights: {
    heading: 'Co vidět',
    opensMap: '(otevře tvou mapu)',
    stepFree: { full: 'Bez schodů.', partly: 'Zčásti bez schodů.', none: 'Schody.' },
    file: (name) => `${name}: průvodce Fernway`,
  },
  diagram: { about: (figure) => `asi ${figure}`, units: {} },
  downloads: (gpxPath, kmlPath) => (
    <>
      <b>{'S\u00a0sebou.'}</b> {'Stáhni si zajímavosti a\u00a0trasy jako '}
      <a href={gpxPath} download>
        GPX
      </a>{' '}
      do turistických aplikací nebo jako{' '}
      <a href={kmlPath} download>
        KML
      </a>{' '}
      {'do map a\u00a0virtuálních glóbů, nebo si stránku vytiskni jako průvodce.'}
    </>
  ),
  guidebook: {
    heading: (name) => `${name} na papíře`,
    shop: 'Obchod s\u00a0průvodci',
    opens: (host) => `Otevře ${host}`,
    plain: 'Papír se nevybije a\u00a0signál nepotřebuje.',
    withSights: [
      (sights) => `Dvě zastávky a\u00a0kniha, která se nevybije: ${sights}.`,
      (sights) => `Dvě stránky s\u00a0okrajem na poznámky: ${sights}.`,
      (sights) => `Papír signál nepotřebuje, ani tady: ${sights}.`,
      (sights) => `Dvě stránky s\u00a0ohnutým rohem: ${sights}.`,
    ],
  },
  places: (name) => `Kam jet: ${name}`,
  stories: { heading: (name) => `Příběhy: ${name}`, all: 'Všechny příběhy' },
  alike: {
    heading: (name) => `Jako ${name}, jen klidnější`,
    like: (name) => `Podobná místa: ${name}`,
    all: 'Proč právě tato místa, a\u00a0další podobná',
  },
  nearby: {
    besideMap: 'Poblíž',
    below: 'Nejbližší místa',
    caption: (name) => `${name}: místa v\u00a0okolí a\u00a0jak jsou daleko`,
  },
} satisfies Translation<typeof en>
