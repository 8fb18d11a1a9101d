import type { KEEP_GUIDES_WORDS } from '#client/saves/words/keep-guides-words.ts'
import type { Translation } from '#isomorphic/words/translation.ts'

export const keepGuidesDe = {
  title: 'Diese Liste und ihre Reiseführer, offline',
  listStored:
    'Die Liste mit deinen Notizen bleibt auf diesem Gerät, bis du dich abmeldest, und öffnet sich unter Merkliste auch ohne Netz.',
  measuring: 'Die Größe wird ermittelt …',
  offer: (count, size) => `${count} Reiseführer mit Plakaten, Karten und Sprachführer: ${size}.`,
  download: (size) => `${size} herunterladen`,
  progress: (files, total) => `${files} von ${total} Dateien`,
  complete: 'Alle Reiseführer dieser Liste sind auf diesem Gerät.',
  failed:
    'Das Herunterladen wurde unterbrochen. Was schon da ist, bleibt; versuch es noch einmal, und es geht weiter.',
  unknown: 'Die Website ist gerade nicht erreichbar, deshalb ist die Größe nicht bekannt.',
  retry: 'Noch einmal versuchen',
  allGuides: 'Alle Offline-Reiseführer',
  close: 'Schließen',
} satisfies Translation<(typeof KEEP_GUIDES_WORDS)['en']>
