import { MAX_LIST_ITEMS } from '#isomorphic/saves/saves-names.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { importReportEn } from './import-report-en.tsx'

type ImportCounts = Parameters<(typeof importReportEn)['summary']>[0]

function importSummary({ matched, total, format, duplicates, rejected }: ImportCounts): string {
  const found = `${matched} von ${total} Einträgen deiner ${format}-Datei ${matched === 1 ? 'steht' : 'stehen'} im Reiseführer.`
  const doubled =
    duplicates === 0
      ? []
      : [
          `${duplicates} ${duplicates === 1 ? 'Eintrag führt' : 'Einträge führen'} auf eine Seite, die schon da war.`,
        ]
  const overflow =
    rejected === 0
      ? []
      : [
          `${rejected} ${rejected === 1 ? 'Seite passte' : 'Seiten passten'} nicht hinein: Eine Liste fasst höchstens ${MAX_LIST_ITEMS}.`,
        ]
  return [found, ...doubled, ...overflow].join(' ')
}

/** German text of the report of an import. */
export const importReportDe = {
  nothing: 'Nichts zu importieren',
  summary: importSummary,
  open: (list) => `${list} öffnen`,
  renamed: (name, list) => `Eine Liste namens ${name} hast du schon, deshalb heißt diese ${list}.`,
  notStored: (count) =>
    count === 1
      ? 'Eine Liste enthält Seiten des Reiseführers, deshalb fehlt dieser Eintrag. Lade ihn herunter, um nichts zu verlieren.'
      : `Eine Liste enthält Seiten des Reiseführers, deshalb fehlen diese ${count} Einträge. Lade sie herunter, um nichts zu verlieren.`,
  downloadUnmatched: (count) =>
    count === 1 ? 'Diesen Eintrag herunterladen' : `Diese ${count} Einträge herunterladen`,
  noPlaces: {
    title: 'Keine Orte darin',
    text: 'Die Datei ließ sich lesen, aber sie enthält keinen Ort.',
    back: 'Zurück zur Merkliste',
  },
  found: 'Gefunden',
  nameInFile: (name) => `${name} in deiner Datei`,
  listFull: 'die Liste ist voll',
  notFound: 'Nicht im Reiseführer',
  skipped: 'Nicht gelesen, oder nur zum Teil',
  entryNumber: (number) => `Eintrag ${number}`,
  skipReasons: {
    unreadable: 'kein Eintrag dieses Formats',
    empty: 'ohne Namen und Ort',
    not_a_point: 'eine Strecke oder Fläche',
    too_many: 'mehr als ein Import liest',
    position: 'ohne seine Position gelesen',
    shortened: 'Name oder Notiz gekürzt',
  },
  near: (link) => <>nahe {link}</>,
} satisfies Translation<typeof importReportEn>
