import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

const days = new Intl.DateTimeFormat('de', { dateStyle: 'long' })
const countPages = (count: number): string => (count === 1 ? '1 Seite' : `${count} Seiten`)

export const de = {
  dialog: {
    title: (name) => `${name} offline`,
    allGuides: 'Alle Offline-Reiseführer',
    close: 'Schließen',
  },
  panel: {
    checking: 'Die Größe wird ermittelt …',
    unknown: 'Die Größe ist gerade nicht bekannt.',
    checkAgain: 'Noch einmal nachsehen',
    download: 'Reiseführer herunterladen',
    resume: 'Fortsetzen',
    retry: 'Noch einmal versuchen',
    discard: 'Verwerfen',
    stop: 'Anhalten',
    update: 'Reiseführer aktualisieren',
    remove: 'Entfernen',
    partial: 'Ein Teil davon ist schon auf diesem Gerät.',
    metered:
      'Dieses Netz ist langsam oder kostet nach Verbrauch: Das Herunterladen kann auf ein anderes warten.',
    offered: (name, otherPages, size, isStory) => {
      const contents = isStory
        ? 'Text, Plakate und Karten'
        : 'Text, Plakate, Karten, Sprachführer und Sehenswürdigkeiten'
      if (otherPages === 0) return `${name}, ${size}: ${contents}.`
      return `${name} mit ${otherPages === 1 ? 'einer Seite' : `${otherPages} Seiten`} rundherum, ${size}: ${contents}.`
    },
    downloading: (name) => `${name} wird heruntergeladen`,
    progress: (size, totalSize) => `${size} von ${totalSize}`,
    progressWithFiles: (files, totalFiles, size, totalSize) =>
      `${files} von ${totalFiles} Dateien, ${size} von ${totalSize}`,
    downloaded: (size) => `Auf diesem Gerät, ${size}.`,
    downloadedOn: (size, time) => `Auf diesem Gerät, ${size}. Heruntergeladen am ${days.format(time)}.`,
  },
  failures: {
    cancelled: 'Angehalten. Du kannst hier weitermachen.',
    offline: 'Das Netz ist weg. Sobald es wieder da ist, kannst du hier weitermachen.',
    'quota exceeded':
      'Auf diesem Gerät ist nicht genug Platz. Deine anderen Reiseführer sind unverändert; entferne einen, dann ist wieder Platz.',
    busy: 'Auf der Website ist gerade viel los. In einer Minute kannst du hier weitermachen.',
    'build changed': 'Der Reiseführer wurde eben aktualisiert. In einer Minute kannst du hier weitermachen.',
    failed:
      'Das ging nicht. Deine anderen Reiseführer sind unverändert; versuch es bitte später noch einmal.',
  },
  list: {
    updateAll: 'Alle aktualisieren',
    updating: (position, count, name) => `${position} von ${count}: ${name}`,
    upToDate: 'Alle Reiseführer sind auf dem neuesten Stand.',
    notUpdated: (names) => `Nicht aktualisiert: ${names}. Was auf diesem Gerät ist, bleibt unverändert.`,
    install: 'Fernway zum Startbildschirm hinzufügen',
    size: (name, size) => `${name}: ${size}`,
  },
  storage: {
    free: (free) => `Frei sind noch ${free}.`,
    used: (used, free, isPersistent) => {
      const space = free === null ? 'mehr passt nicht hinein' : `frei sind noch ${free}`
      const duration = isPersistent
        ? 'Sie bleiben, bis du sie entfernst.'
        : 'Der Browser kann sie löschen, wenn auf dem Gerät der Platz knapp wird.'
      return `Deine Reiseführer belegen ${used}; ${space}. ${duration}`
    },
    freed: (name, size) => `${name} ist entfernt, ${size} sind wieder frei.`,
  },
  ranking: {
    section: 'Welcher davon, und wann?',
    open: 'Welcher davon, und wann?',
    failed: 'Das ging nicht. Versuch es noch einmal oder aktualisiere zuerst einen Reiseführer.',
  },
  search: {
    label: 'Deine Offline-Reiseführer durchsuchen',
    submit: 'Suchen',
    section: 'Suche in deinen Offline-Reiseführern',
    none: (query) => `Nichts zu „${query}“ in deinen Offline-Reiseführern.`,
    results: (query, count) => `${countPages(count)} zu „${query}“ in deinen Offline-Reiseführern`,
    corrected: (query, count, correction) =>
      `Nichts zu „${query}“ in deinen Offline-Reiseführern. ${countPages(count)} zu ${correction}`,
  },
} satisfies Translation<typeof en>
