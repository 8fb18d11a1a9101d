import { MAX_LIST_ITEMS } from '#isomorphic/saves/saves-names.ts'
import { choosePlural } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import { MAX_NAME_LENGTH, MAX_NOTE_LENGTH } from '#src/http/rules/user-text.ts'
import { MAX_CHANGES_PER_DAY, MAX_LISTS } from '#src/saves/rules/saves-limits.ts'
import type { en } from './en.ts'

export const de = {
  mainListName: 'Merkliste',
  head: {
    saves: {
      title: 'Merkliste',
      description: 'Orte, Sehenswürdigkeiten und Geschichten, die du dir gemerkt hast.',
    },
    save: { title: (page) => `${page} merken`, description: 'Wähl die Liste, auf die eine Seite kommt.' },
    shared: { description: 'Orte, Sehenswürdigkeiten und Geschichten, die jemand ausgesucht hat.' },
    countries: { title: 'Länder', description: 'Wo du warst und wohin du willst.' },
    device: {
      title: 'Merkliste auf diesem Gerät',
      description:
        'Orte, Sehenswürdigkeiten und Geschichten, die du dir in diesem Browser ohne Anmeldung gemerkt hast.',
    },
    continue: { title: 'Weiter', description: 'Was du gerade tun wolltest, bevor du dich angemeldet hast.' },
    import: { title: 'Import', description: 'Was in deiner Datei gefunden wurde.' },
  },
  page: {
    storyMeta: (topic, minutes) => `${topic} · ${minutes} Min. Lesezeit`,
    sightMeta: (place) => `Sehenswürdigkeit, ${place}`,
    removed: 'Eine Seite, die es im Reiseführer nicht mehr gibt',
  },
  counted: {
    place: (count) => `${count} ${choosePlural('de', count, { one: 'Ort', other: 'Orte' })}`,
    sight: (count) =>
      `${count} ${choosePlural('de', count, { one: 'Sehenswürdigkeit', other: 'Sehenswürdigkeiten' })}`,
    story: (count) => `${count} ${choosePlural('de', count, { one: 'Geschichte', other: 'Geschichten' })}`,
  },
  list: {
    storiesGroup: 'Geschichten',
    removedGroup: 'Nicht mehr im Reiseführer',
    distanceTo: (distance, next) => `${distance} bis ${next}`,
    mapTitle: (list) => `Karte zu ${list}`,
  },
  import: {
    defaultListName: 'Importiert',
    pointWithoutName: 'Ein Punkt ohne Namen',
    entryWithoutPage: 'Ein Eintrag, der keine Seite nennt',
  },
  countryMarked: (country) => `${country} ist markiert.`,
  countryUnmarked: (country) => `${country} ist nicht mehr markiert.`,
  unknownCountry: 'So heißt kein Land des Reiseführers. Wähl eines aus der Liste.',
  unnamed: { page: 'Diese Seite', list: 'die andere Liste', position: 'an anderer Stelle' },
  position: (position, total) => `${position} von ${total}`,
  openList: (list) => `${list} öffnen`,
  done: {
    saved: ({ name, otherName }) => `${name} steht auf ${otherName}.`,
    removed: ({ name }) => `${name} wurde von dieser Liste entfernt.`,
    restored: ({ name }) => `${name} ist wieder da.`,
    noted: ({ name }) => `Deine Notiz zu ${name} ist gespeichert. Nur du siehst sie.`,
    'noted-openly': ({ name, isShared }) =>
      isShared
        ? `Deine Notiz zu ${name} ist gespeichert. Alle mit dem Link zur Liste können sie lesen.`
        : `Deine Notiz zu ${name} ist gespeichert. Andere können sie lesen, sobald du die Liste teilst.`,
    ordered: ({ name, position }) => `${name} steht jetzt auf ${position}.`,
    copied: ({ name, otherName }) => `${name} steht auch auf ${otherName}.`,
    moved: ({ name, otherName }) => `${name} steht jetzt auf ${otherName}.`,
    created: () => 'Deine neue Liste ist angelegt.',
    renamed: () => 'Die Liste hat ihren neuen Namen.',
    shared: () => 'Die Liste hat einen Link. Wer ihn hat, kann die Liste lesen und sonst nichts.',
    unshared: () => 'Der Link gilt nicht mehr.',
    deleted: () => 'Die Liste ist gelöscht. Hatte sie einen Link, gilt er nicht mehr.',
    revived: ({ isShared }) =>
      isShared
        ? 'Die Liste ist wieder da, und ihr Link gilt wieder.'
        : 'Die Liste ist wieder da, wie zuvor ohne Link.',
    'copied-partly': () =>
      `Die Liste gehört jetzt auch dir, bis auf das, was nicht hineinpasste: Eine Liste fasst höchstens ${MAX_LIST_ITEMS} Seiten.`,
    'copied-list': () => 'Die Liste gehört jetzt auch dir: eine Kopie, die du ändern kannst, wie du magst.',
  },
  problem: {
    form: 'Das haben wir nicht verstanden. Versuch es noch einmal.',
    name: `Eine Liste braucht einen Namen mit 1 bis ${MAX_NAME_LENGTH} Zeichen.`,
    note: `Eine Notiz hat höchstens ${MAX_NOTE_LENGTH} Zeichen.`,
    'note-conflict': `Ein anderes deiner Geräte hat dort auch eine Notiz geschrieben, und zusammen sind beide länger als ${MAX_NOTE_LENGTH} Zeichen. Die andere Notiz ist unverändert.`,
    'list-full': `Eine Liste fasst höchstens ${MAX_LIST_ITEMS} Seiten. Entferne zuerst eine.`,
    'too-many-lists': `Du hast ${MAX_LISTS} Listen, mehr gehen nicht. Lösch zuerst eine.`,
    'too-large': 'Diese Datei ist größer als 1 MB.',
    'wrong-file':
      'Diese Datei ließ sich nicht lesen. Wähl eine GPX-, KML- oder CSV-Datei, eine Liste aus Google Takeout oder eine hier exportierte JSON-Datei.',
    'no-list': 'Diese Liste gibt es nicht mehr.',
    'account-full':
      'Deine Listen enthalten so viel, wie ein Konto fasst. Entferne Seiten oder kürze Notizen; was du entfernst, macht nach einem Tag Platz.',
    'too-many-changes': `Du hast heute ${MAX_CHANGES_PER_DAY} Änderungen gemacht, mehr gehen nicht. Mach morgen weiter.`,
    'too-fast': 'Das war viel auf einmal. Warte eine Minute und versuch es noch einmal.',
  },
} satisfies Translation<typeof en>
