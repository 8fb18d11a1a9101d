import { spelledDe } from '#isomorphic/words/german-numbers.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const de = {
  title: 'Reiseführer offline',
  description:
    'Reiseführer von Fernway auf diesem Gerät, mit Plakaten, Karten und Sprachführer, zum Lesen und Suchen ohne Netz.',
  lead: 'Reiseführer, die sich ohne Netz öffnen lassen: auf der Fähre, hinten im Tal, im Ausland.',
  empty: 'Auf diesem Gerät sind noch keine Reiseführer gespeichert.',
  disabled:
    'Reiseführer lassen sich gerade nicht herunterladen, und früher geladene öffnen sich nicht. Auf der Website ist alles da.',
  deviceGuide: 'Deine Merkliste und deine Reisen auf diesem Gerät',
  kinds: { Country: 'Land', Region: 'Region', City: 'Stadt', Story: 'Geschichte' },
  howItWorks: {
    title: 'So lädst du einen Reiseführer herunter',
    download:
      'Öffne die Seite eines Landes, einer Region, einer Stadt oder einer Geschichte und tippe auf „Offline speichern“. Die Größe siehst du vorher. Der Reiseführer eines Landes enthält alle seine Orte; jeder Reiseführer enthält Plakate, Karten, Sprachführer und Sehenswürdigkeiten und öffnet sich von da an auch bei schwachem Empfang oder ganz ohne Netz.',
    storage:
      'Reiseführer bleiben auf diesem Gerät, bis du sie entfernst. Sie enthalten keine Daten aus deinem Konto. Außerdem speichert die Website nur eine kleine Seite, die sie auch ohne Netz auflistet.',
    withoutScriptTitle: 'Ohne JavaScript',
    withoutScript:
      'Zum Herunterladen ist JavaScript nötig. Ohne JavaScript kannst du eine Seite als Reiseführer drucken und die Sehenswürdigkeiten eines Orts als Dateien für Wander-Apps speichern: Beides findest du unter der Karte des Orts.',
    findPlace: 'Einen Ort zum Herunterladen suchen',
  },
  suggested: {
    title: (name) => `Fang mit ${name} an`,
    contents: (name, placeCount) =>
      `${name} bringt ${spelledDe(placeCount)} Regionen und Städte mit, samt Plakaten, Karten und Sprachführer. Ein Land belegt etwa vier Megabyte, so viel wie ein Foto.`,
    read: 'Erst lesen',
  },
  fallback: {
    documentTitle: 'Nicht auf diesem Gerät · Fernway',
    home: 'Fernway, Startseite',
    siteName: 'Fernway',
    title: 'Diese Seite ist nicht auf diesem Gerät',
    text: 'Die Website ist gerade nicht erreichbar.',
    guides: 'Auf diesem Gerät, ohne Netz:',
    retry: 'Noch einmal versuchen',
    allGuides: 'Alle Offline-Reiseführer',
  },
} satisfies Translation<typeof en>
