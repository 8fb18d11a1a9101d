import { choosePlural } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { TRIP_IMPORT_WORDS } from './trip-import-words.ts'

const entries = (count: number): string =>
  `${count} ${choosePlural('de', count, { one: 'Ort', other: 'Orte' })}`

/** German text of imports into trips. */
export const tripImportDe = {
  allSaves: 'Aus meiner Merkliste',
  fromList: 'Reise planen',
  unnamed: 'Ein Ort ohne Namen',
  head: { title: 'In eine Reise einlesen', description: 'Was in deiner Datei gefunden wurde.' },
  fileTitle: 'Oder beginne mit einer Datei',
  addTitle: 'Orte aus einer Datei hinzufügen',
  label: 'Datei',
  hint: 'GPX, KML, CSV, GeoJSON, eine Liste oder eine Reise, die hier exportiert wurde; bis 1 MB. Orte werden zu Ideen der Reise; eine hier exportierte Reise kommt vollständig zurück.',
  addHint:
    'GPX, KML, CSV, GeoJSON, eine Liste oder eine Reise, die hier exportiert wurde; bis 1 MB. Ihre Orte werden zu Ideen dieser Reise.',
  read: 'Datei lesen',
  add: 'Als Ideen hinzufügen',
  lead: (count, format) =>
    `${entries(count)} ${format === null ? 'aus deiner Liste' : `aus deiner ${format}-Datei`}. Gespeichert wird erst, wenn du die Reise anlegst.`,
  withoutScript: 'Ohne JavaScript meldest du dich zuerst an und wählst dann die Datei.',
  signIn: 'Anmelden',
  added: (count, trip) =>
    count === 0 ? `Nichts Neues für ${trip}` : `${entries(count)} hinzugefügt: ${trip}`,
  present: (count) =>
    choosePlural('de', count, {
      one: `${count} Ort war schon in der Reise.`,
      other: `${count} Orte waren schon in der Reise.`,
    }),
  duplicates: (count) =>
    choosePlural('de', count, {
      one: `${count} Eintrag wiederholt einen anderen.`,
      other: `${count} Einträge wiederholen andere.`,
    }),
  onlyPlaces:
    'Die Datei ist eine ganze Reise; diese Reise übernimmt davon die Orte. Um alles zu haben, beginne eine neue Reise mit der Datei.',
  open: (trip) => `${trip} öffnen`,
  skipped: 'Nicht oder nicht vollständig gelesen',
  entry: (number) => `Eintrag ${number}`,
  unnamedEntry: 'Ein Eintrag ohne Namen',
  more: (count) => `und ${count} weitere`,
  reasons: {
    unreadable: 'war nicht zu lesen',
    empty: 'hat weder einen Namen noch eine brauchbare Position',
    not_a_point: 'ist ein Weg oder eine Fläche, und eine Reise hat Orte',
    too_many: 'ist mehr, als eine Reise haben kann',
    position: 'ist da, aber ohne die Position, die nicht zu lesen war',
    shortened: 'ist da, mit gekürztem Namen oder gekürzter Notiz',
    value: 'hat einen Wert, den eine Reise nicht haben kann, und ist ohne ihn da',
    trip_full: 'ist da, aber ohne Text, für den in der Reise kein Platz mehr ist',
    story: 'ist eine Geschichte, und eine Reise hat Orte',
  },
  problem: {
    no_file: 'Bitte wähl eine Datei.',
    empty: 'Die Datei ist leer.',
    too_large: 'Die Datei ist größer als 1 MB.',
    newer_version:
      'Die Datei stammt von einer späteren Fassung dieser Website. Lade die Seite neu und versuch es noch einmal.',
    nothing: 'Die Datei ließ sich lesen, aber es steht kein Ort darin.',
    too_fast: 'Das waren viele Dateien in kurzer Zeit. Warte bitte eine Minute.',
    doctype: 'Die Datei enthält eine Dokumenttyp-Deklaration; solche lesen wir aus Sicherheitsgründen nicht.',
    malformed_xml: 'Die Datei ist kein gültiges XML: Vielleicht ist sie abgeschnitten.',
    too_complex: 'Die Datei hat zu viele Elemente, oder sie sind zu tief verschachtelt.',
    unknown_xml: 'Die Datei ist XML, aber weder GPX noch KML.',
    malformed_json: 'Die Datei ist kein gültiges JSON: Vielleicht ist sie abgeschnitten.',
    unknown_json:
      'Die Datei ist JSON, aber weder eine Reise oder Liste dieser Website noch GeoJSON mit Objekten.',
    no_header: 'Die Datei hat keines der Formate, die wir lesen, oder ihrer Tabelle fehlt die Kopfzeile.',
  },
} satisfies Translation<(typeof TRIP_IMPORT_WORDS)['en']>
