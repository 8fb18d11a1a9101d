import { MAX_LIST_ITEMS } from '#isomorphic/saves/saves-names.ts'
import { choosePlural } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { importReportEn } from './import-report-en.tsx'

type ImportCounts = Parameters<(typeof importReportEn)['summary']>[0]

function importSummary({ matched, total, format, duplicates, rejected }: ImportCounts): string {
  const found = `V\u00a0průvodci ${choosePlural('cs', matched, { one: 'je', few: 'jsou', many: 'je', other: 'je' })} ${matched} z\u00a0${total} položek tvého souboru ${format}.`
  const doubled = choosePlural('cs', duplicates, {
    one: 'Jedna položka odpovídá stránce, která tu už byla.',
    few: `${duplicates} položky odpovídají stránkám, které tu už byly.`,
    many: `${duplicates} položky odpovídají stránkám, které tu už byly.`,
    other: `${duplicates} položek odpovídá stránkám, které tu už byly.`,
  })
  const overflow = choosePlural('cs', rejected, {
    one: 'Jedna stránka se nevešla',
    few: `${rejected} stránky se nevešly`,
    many: `${rejected} stránky se nevešly`,
    other: `${rejected} stránek se nevešlo`,
  })
  return [
    found,
    ...(duplicates === 0 ? [] : [doubled]),
    ...(rejected === 0 ? [] : [`${overflow}: do seznamu se jich vejde nejvýš ${MAX_LIST_ITEMS}.`]),
  ].join(' ')
}

const entries = (count: number): string =>
  choosePlural('cs', count, {
    one: 'tuto položku',
    few: `tyto ${count} položky`,
    many: `tyto ${count} položky`,
    other: `těchto ${count} položek`,
  })

/** Czech text of the report of an import. */
export const importReportCs = {
  nothing: 'Není co importovat',
  summary: importSummary,
  open: (list) => `Otevřít: ${list}`,
  renamed: (name, list) => `Seznam ${name} už máš, a\u00a0tak se tento jmenuje ${list}.`,
  notStored: (count) =>
    `V\u00a0seznamu jsou stránky průvodce, takže ${choosePlural('cs', count, { one: 'tato položka v\u00a0něm není', few: `tyto ${count} položky v\u00a0něm nejsou`, many: `tyto ${count} položky v\u00a0něm nejsou`, other: `těchto ${count} položek v\u00a0něm není` })}. Stáhni si ${count === 1 ? 'ji' : 'je'}, ať o\u00a0nic nepřijdeš.`,
  downloadUnmatched: (count) => `Stáhnout ${entries(count)}`,
  noPlaces: {
    title: 'Žádná místa',
    text: 'Soubor se podařilo přečíst, ale žádné místo v\u00a0něm není.',
    back: 'Zpět na uložené',
  },
  found: 'Nalezeno',
  nameInFile: (name) => `ve tvém souboru ${name}`,
  listFull: 'seznam je plný',
  notFound: 'V\u00a0průvodci není',
  skipped: 'Nepřečteno, nebo jen zčásti',
  entryNumber: (number) => `položka ${number}`,
  skipReasons: {
    unreadable: 'není položka tohoto formátu',
    empty: 'bez názvu a\u00a0místa',
    not_a_point: 'trasa nebo plocha',
    too_many: 'víc, než kolik jeden import přečte',
    position: 'přečteno bez polohy',
    shortened: 'zkrácený název nebo poznámka',
  },
  near: (link) => <>poblíž: {link}</>,
} satisfies Translation<typeof importReportEn>
