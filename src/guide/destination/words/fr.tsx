import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.tsx'

export const fr = {
  trail: 'Destinations',
  title: (name, parent) => `${name}, ${parent}`,
  anchors: {
    label: 'Sur cette page',
    facts: 'En bref',
    overview: 'Aperçu',
    season: 'Quand partir',
    sights: 'À voir',
    map: 'Carte',
  },
  posterNumber: (rank) => `Affiche Fernway nº\u00a0${rank}`,
  advisory: 'Avant de songer à partir.',
  overview: (name) => `${name}\u00a0: l’essentiel`,
  unavailable: (name) =>
    `Le guide complet (${name}) n’est pas disponible pour l’instant. Voici l’essentiel\u202f; recharge la page dans une minute.`,
  season: {
    heading: 'Quand partir',
    bestMonths: (months) => `Meilleurs mois\u00a0: ${months}.`,
  },
  map: 'Carte',
  sights: {
    heading: 'À voir absolument',
    opensMap: '(ouvre ton appli de cartes)',
    stepFree: { full: 'De plain-pied.', partly: 'En partie de plain-pied.', none: 'Avec des marches.' },
    file: (name) => `${name}\u00a0: le guide de Fernway`,
  },
  diagram: { about: (figure) => `environ ${figure}`, units: {} },
  downloads: (gpxPath, kmlPath) => (
    <>
      <b>À emporter.</b> Télécharge les lieux et les itinéraires en{' '}
      <a href={gpxPath} download>
        GPX
      </a>{' '}
      pour les applis de randonnée ou en{' '}
      <a href={kmlPath} download>
        KML
      </a>{' '}
      pour les cartes et les globes virtuels, ou imprime cette page pour en faire un guide.
    </>
  ),
  guidebook: {
    heading: (name) => `${name}, version papier`,
    shop: 'Librairie de voyage',
    opens: (host) => `Mène à ${host}`,
    plain: 'Le papier n’a pas de batterie et se passe de réseau.',
    withSights: [
      (sights) => `Deux visites et un livre qui ne tombe jamais en panne\u00a0: ${sights}.`,
      (sights) => `Deux pages avec une marge pour tes notes\u00a0: ${sights}.`,
      (sights) => `Le papier se passe de réseau, ici aussi\u00a0: ${sights}.`,
      (sights) => `Deux pages cornées\u00a0: ${sights}.`,
    ],
  },
  places: (name) => `Où aller\u00a0: ${name}`,
  stories: { heading: (name) => `Récits\u00a0: ${name}`, all: 'Tous les récits' },
  alike: {
    heading: (name) => `${name}, en plus calme`,
    like: (name) => `Dans le même esprit\u00a0: ${name}`,
    all: 'Pourquoi ceux-ci, et d’autres',
  },
  nearby: {
    besideMap: 'À proximité',
    below: 'Pas loin d’ici',
    caption: (name) => `${name}\u00a0: les lieux des environs et leur distance`,
  },
} satisfies Translation<typeof en>
