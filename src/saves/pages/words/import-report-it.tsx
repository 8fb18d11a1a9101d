import { MAX_LIST_ITEMS } from '#isomorphic/saves/saves-names.ts'
import { choosePlural } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { importReportEn } from './import-report-en.tsx'

type ImportCounts = Parameters<(typeof importReportEn)['summary']>[0]

function importSummary({ matched, total, format, duplicates, rejected }: ImportCounts): string {
  const found = choosePlural('it', matched, { one: 'È', other: 'Sono' })
  const sentences = [`${found} nella guida ${matched} delle ${total} voci del tuo file ${format}.`]
  if (duplicates > 0) {
    const mean = choosePlural('it', duplicates, { one: 'voce indica', other: 'voci indicano' })
    sentences.push(`${duplicates} ${mean} una pagina che c’era già.`)
  }
  if (rejected > 0) {
    const pages = choosePlural('it', rejected, { one: 'pagina non ci stava', other: 'pagine non ci stavano' })
    sentences.push(`${rejected} ${pages}: una lista ne contiene al massimo ${MAX_LIST_ITEMS}.`)
  }
  return sentences.join(' ')
}

/** Italian text of the report of an import. */
export const importReportIt = {
  nothing: 'Niente da importare',
  summary: importSummary,
  open: (list) => `Apri ${list}`,
  renamed: (name, list) => `Hai già una lista di nome ${name}, quindi questa si chiama ${list}.`,
  notStored: (count) =>
    count === 1
      ? 'Una lista contiene pagine della guida, quindi questa voce non c’è. Scaricala per non perdere nulla.'
      : `Una lista contiene pagine della guida, quindi queste ${count} voci non ci sono. Scaricale per non perdere nulla.`,
  downloadUnmatched: (count) => (count === 1 ? 'Scarica questa voce' : `Scarica queste ${count} voci`),
  noPlaces: {
    title: 'Non ci sono luoghi',
    text: 'Abbiamo letto il file, ma niente di quello che contiene è un luogo.',
    back: 'Torna ai preferiti',
  },
  found: 'Trovati',
  nameInFile: (name) => `${name} nel tuo file`,
  listFull: 'la lista è piena',
  notFound: 'Non nella guida',
  skipped: 'Non lette, o solo in parte',
  entryNumber: (number) => `voce ${number}`,
  skipReasons: {
    unreadable: 'non è una voce di questo formato',
    empty: 'senza nome né luogo',
    not_a_point: 'un percorso o un’area',
    too_many: 'oltre ciò che legge un’importazione',
    position: 'letta senza la sua posizione',
    shortened: 'nome o nota abbreviati',
  },
  near: (link) => <>vicino a {link}</>,
} satisfies Translation<typeof importReportEn>
