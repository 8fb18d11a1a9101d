import { withArticleDe } from '#isomorphic/words/german-articles.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.tsx'

export const de = {
  trail: 'Reiseziele',
  title: (name, parent) => `${name}, ${parent}`,
  anchors: {
    label: 'Auf dieser Seite',
    facts: 'Fakten',
    overview: 'Überblick',
    season: 'Reisezeit',
    sights: 'Sehenswertes',
    map: 'Karte',
  },
  posterNumber: (rank) => `Fernway-Plakat Nr. ${rank}`,
  advisory: 'Bevor du an eine Reise denkst.',
  overview: (name) => `${name} in Kürze`,
  unavailable: (name) =>
    `${name}: Der vollständige Reiseführer ist gerade nicht verfügbar. Hier steht das Wichtigste; bitte lade die Seite in einer Minute neu.`,
  season: {
    heading: 'Reisezeit',
    bestMonths: (months) => `Beste Monate: ${months}.`,
  },
  map: 'Karte',
  sights: {
    heading: 'Sehenswertes',
    opensMap: '(öffnet deine Karten-App)',
    stepFree: { full: 'Stufenlos.', partly: 'Teilweise stufenlos.', none: 'Nicht stufenlos.' },
    file: (name) => `${name}: der Reiseführer von Fernway`,
  },
  diagram: { about: (figure) => `etwa ${figure}`, units: { min: 'Min.', h: 'Std.' } },
  downloads: (gpxPath, kmlPath) => (
    <>
      <b>Zum Mitnehmen.</b> Lade die Sehenswürdigkeiten und Routen als{' '}
      <a href={gpxPath} download>
        GPX
      </a>{' '}
      für Wander-Apps oder als{' '}
      <a href={kmlPath} download>
        KML
      </a>{' '}
      für Karten-Apps und digitale Globen herunter oder drucke diese Seite als Reiseführer aus.
    </>
  ),
  guidebook: {
    heading: (name) => `${name} auf Papier`,
    shop: 'Zum Shop',
    opens: (host) => `Öffnet ${host}`,
    plain: 'Papier braucht weder Akku noch Netz.',
    withSights: [
      (sights) => `Im gedruckten Reiseführer: ${sights}.`,
      (sights) => `Zum Nachschlagen ohne Netz, zum Beispiel: ${sights}.`,
      (sights) => `Darin unter anderem: ${sights}.`,
      (sights) => `Ausführlicher im Buch, zum Beispiel: ${sights}.`,
    ],
  },
  places: (name) => `Reiseziele: ${name}`,
  stories: { heading: (name) => `Geschichten: ${name}`, all: 'Alle Geschichten' },
  alike: {
    heading: (name) => `Wie ${withArticleDe(name)}, nur ruhiger`,
    like: (name) => `Orte wie ${withArticleDe(name)}`,
    all: 'Warum gerade diese? Und welche gibt es noch?',
  },
  nearby: {
    besideMap: 'In der Nähe',
    below: 'Reiseziele in der Nähe',
    caption: (name) => `${name}: Orte ringsum und wie weit sie entfernt sind`,
  },
} satisfies Translation<typeof en>
