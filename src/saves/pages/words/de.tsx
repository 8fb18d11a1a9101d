import { listOrderDe } from '#isomorphic/saves/words/list-order-de.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import { countriesDe } from './countries-de.ts'
import type { en } from './en.tsx'
import { importReportDe } from './import-report-de.tsx'

type SharedContent = Parameters<(typeof en)['tools']['sharingSummary']>[0]

function notesSummary({ notes, sharedNotes }: SharedContent): string {
  if (notes === 0) return 'Notizen stehen keine darauf.'
  if (sharedNotes === 0)
    return notes === 1
      ? 'Deine Notiz bleibt privat, solange du sie nicht freigibst.'
      : `Deine ${notes} Notizen bleiben privat, solange du sie nicht freigibst.`
  return notes === 1
    ? 'Sie sehen auch deine Notiz, die du freigegeben hast.'
    : `Sie sehen auch ${sharedNotes} deiner ${notes} Notizen: die, die du freigegeben hast.`
}

export const de = {
  listNameExample: 'Japan 2027',
  undo: 'Rückgängig',
  onTheMap: 'Auf der Karte',
  saves: {
    lists: 'Listen',
    countries: 'Länder',
    newList: 'Neue Liste',
    newListName: 'Name',
    createList: 'Liste anlegen',
    listsLoading: 'Deine Listen werden geladen …',
    itemsLoading: 'Deine Merkliste wird geladen …',
    notFound: {
      title: 'Diese Liste gibt es nicht',
      text: 'Sie wurde gelöscht oder hat dir nie gehört.',
      back: 'Zur Merkliste',
    },
    emptyList: 'Eine leere Liste',
    empty: {
      listTitle: (list) => `Auf ${list} steht noch nichts`,
      listText: (list) =>
        `Tippe bei einem Ort, einer Sehenswürdigkeit oder einer Geschichte auf „Merken“ und wähl ${list}. Von deinen anderen Listen kannst du Einträge hierher verschieben.`,
      title: 'Noch nichts gemerkt',
      text: 'Tippe bei einem Ort, einer Sehenswürdigkeit oder einer Geschichte auf „Merken“, dann erscheint der Eintrag hier.',
      elsewhereTitle: (list) => `Auf ${list} steht nichts`,
      elsewhereText: (lists) => `Was du dir gemerkt hast, steht auf ${lists}.`,
      find: 'Einen Ort suchen',
    },
  },
  items: {
    searchRegion: (list) => `In ${list}`,
    searchLabel: (list) => `In ${list} suchen`,
    searchPlaceholder: (count) => `Diese ${count} durchsuchen`,
    search: 'Suchen',
    sortByOwnOrder: 'In meiner Reihenfolge',
    sortByCountry: 'Nach Ländern sortieren',
    noMatch: (list, query) => `Nichts auf ${list} hat „${query}“ im Namen, im Land oder in der Notiz.`,
    showAll: (count) => `Alle ${count} zeigen`,
  },
  item: {
    removed: 'Eine Seite, die es im Reiseführer nicht mehr gibt',
    ...listOrderDe,
    close: 'Schließen',
    noteState: {
      typing: 'Wird beim Tippen gespeichert',
      saving: 'Wird gespeichert …',
      saved: 'Gespeichert',
      pending: 'Auf diesem Gerät gespeichert, bis die Website erreichbar ist',
      failed: 'Nicht gespeichert. Versuch es noch einmal.',
    },
    remove: (page) => `${page} entfernen`,
    noteOn: (page) => `Notiz zu ${page}`,
    othersMayRead: (isShared, renderHint) => (
      <>
        Andere dürfen sie lesen,{' '}
        {renderHint(isShared ? 'weil die Liste geteilt ist' : 'sobald die Liste geteilt ist')}
      </>
    ),
    othersMayReadThis: 'Andere dürfen das lesen',
    saveNote: 'Notiz speichern',
    anotherListFor: (page) => `Andere Liste für ${page}`,
    moveThere: 'Dorthin verschieben',
    copyThere: 'Dorthin kopieren',
    addNoteOrMove: 'Notiz oder verschieben',
    addNote: 'Notiz',
    editNoteOrMove: 'Bearbeiten oder verschieben',
    editNote: 'Notiz bearbeiten',
  },
  tools: {
    shareTitle: (list) => `${list} teilen`,
    share: 'Teilen',
    shared: 'Geteilt',
    sharingHint: 'Ein Link, den niemand erraten kann. Du kannst das Teilen jederzeit beenden.',
    createLink: 'Link erstellen',
    linkLabel: 'Alle mit diesem Link können die Liste lesen',
    viewShared: 'So sehen andere sie',
    stopSharing: 'Nicht mehr teilen',
    sharingSummary: (content) =>
      `Andere sehen den Namen der Liste und ${content.counted === '' ? 'was du darauf setzt' : content.counted}, in dieser Reihenfolge. ${notesSummary(content)} Wer du bist, sehen sie nicht.`,
    rename: 'Umbenennen',
    renameOrDelete: 'Umbenennen oder löschen',
    nameLabel: 'Name dieser Liste',
    deleteHint:
      'Beim Löschen verschwindet die Liste mit ihren Notizen. Was auch auf anderen Listen steht, bleibt dort.',
    deleteSharedHint:
      'Beim Löschen verschwindet die Liste mit ihren Notizen, und ihr Link gilt nicht mehr. Was auch auf anderen Listen steht, bleibt dort.',
    deleteList: 'Liste löschen',
    download: 'Herunterladen',
    downloadTitle: 'Die Liste herunterladen',
    keepGuides: 'Reiseführer offline speichern',
    planTrip: 'Reise planen',
    planTripOfAll: 'Reise aus allen Listen planen',
  },
  files: {
    use: {
      gpx: 'für Wander-Apps',
      kml: 'für Globen und Karten',
      csv: 'für Tabellen',
      json: 'um sie hier wieder zu importieren',
    },
    print: 'Oder druck diese Seite.',
    skipped: (count, total) =>
      `GPX und KML enthalten Punkte auf einer Karte: ${total - count} der ${total} Einträge. ${count === 1 ? 'Ein Eintrag hat' : `${count} Einträge haben`} keine Position; CSV und JSON enthalten alles.`,
  },
  shared: {
    copy: 'In meine Listen kopieren',
    empty: 'Diese Liste ist gerade leer.',
    chosenByReader: (counted) => `${counted}, ausgesucht von jemandem, der Fernway liest.`,
  },
  device: {
    title: 'Merkliste auf diesem Gerät',
    lead: 'Was du dir ohne Anmeldung merkst, bleibt in diesem Browser und ist auch offline verfügbar.',
    signIn: 'Anmelden und überall nutzen',
    account: 'Die Merkliste in deinem Konto',
    empty: {
      title: 'Auf diesem Gerät hast du dir noch nichts gemerkt',
      text: 'Tippe bei einem Ort, einer Sehenswürdigkeit oder einer Geschichte auf „Merken“, dann erscheint der Eintrag hier.',
      find: 'Einen Ort suchen',
    },
    withoutScript:
      'Für diese Liste ist JavaScript nötig, denn sie liegt nur auf deinem Gerät. Ohne JavaScript führt „Merken“ zur Anmeldung; was du dir merkst, steht dann in deinem Konto.',
  },
  continuing: {
    title: {
      save: (page) => `${page} merken`,
      copy: (list) => `${list} in deine Listen kopieren`,
      share: (list) => `${list} teilen`,
      form: (list) => `Weiter mit ${list}`,
    },
    lead: 'Du bist angemeldet. Einen Moment, gleich geht es weiter.',
    go: 'Weiter',
    cancel: 'Doch nicht',
  },
  choose: {
    lists: 'Listen',
    isOn: (page, lists) => `${page} steht auf ${lists}.`,
    addToTrip: 'Zu einer Reise hinzufügen',
    onNone: (page) => `${page} steht auf keiner deiner Listen.`,
    add: 'Hinzufügen',
    addTo: (list) => `Zu ${list} hinzufügen`,
    remove: 'Entfernen',
    removeFrom: (list) => `Von ${list} entfernen`,
    empty: 'Leer',
    count: (count) => `${count} gemerkt`,
    newList: 'Oder auf eine neue Liste',
    createAndSave: 'Liste anlegen und merken',
    noteOn: (list) => `Notiz, auf ${list}`,
    saveNote: 'Notiz speichern',
    open: (list) => `${list} öffnen`,
    back: (page) => `Zurück zu ${page}`,
  },
  importFile: {
    label: 'Oder aus einer Datei',
    hint: 'GPX, KML, CSV, eine Liste aus Google Takeout oder eine hier exportierte Liste; bis 1 MB. Wir suchen darin nach Orten und Sehenswürdigkeiten des Reiseführers und zeigen dir auch, was wir nicht finden.',
    import: 'Importieren',
  },
  importReport: importReportDe,
  countries: countriesDe,
} satisfies Translation<typeof en>
