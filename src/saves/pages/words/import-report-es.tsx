import { MAX_LIST_ITEMS } from '#isomorphic/saves/saves-names.ts'
import { choosePlural } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { importReportEn } from './import-report-en.tsx'

type ImportCounts = Parameters<(typeof importReportEn)['summary']>[0]

function importSummary({ matched, total, format, duplicates, rejected }: ImportCounts): string {
  const found = choosePlural('es', matched, { one: 'Está', other: 'Están' })
  const sentences = [`${found} en la guía ${matched} de las ${total} entradas de tu archivo ${format}.`]
  if (duplicates > 0) {
    const mean = choosePlural('es', duplicates, { one: 'entrada nombra', other: 'entradas nombran' })
    sentences.push(`${duplicates} ${mean} una página que ya estaba.`)
  }
  if (rejected > 0) {
    const pages = choosePlural('es', rejected, { one: 'página no ha cabido', other: 'páginas no han cabido' })
    sentences.push(`${rejected} ${pages}: una lista admite hasta ${MAX_LIST_ITEMS}.`)
  }
  return sentences.join(' ')
}

/** Spanish text of the report of an import. */
export const importReportEs = {
  nothing: 'Nada que importar',
  summary: importSummary,
  open: (list) => `Abrir ${list}`,
  renamed: (name, list) => `Ya tienes una lista llamada ${name}, así que esta se llama ${list}.`,
  notStored: (count) =>
    count === 1
      ? 'Una lista contiene páginas de la guía, así que esta entrada no está en ella. Descárgala para no perder nada.'
      : `Una lista contiene páginas de la guía, así que estas ${count} entradas no están en ella. Descárgalas para no perder nada.`,
  downloadUnmatched: (count) =>
    count === 1 ? 'Descargar esta entrada' : `Descargar estas ${count} entradas`,
  noPlaces: {
    title: 'No hay lugares',
    text: 'El archivo se ha podido leer, pero nada de lo que contiene es un lugar.',
    back: 'Volver a los guardados',
  },
  found: 'Encontrado',
  nameInFile: (name) => `${name} en tu archivo`,
  listFull: 'la lista está llena',
  notFound: 'No está en la guía',
  skipped: 'No leídas, o solo en parte',
  entryNumber: (number) => `entrada ${number}`,
  skipReasons: {
    unreadable: 'no es una entrada de este formato',
    empty: 'sin nombre ni lugar',
    not_a_point: 'un recorrido o una zona',
    too_many: 'más de lo que lee una importación',
    position: 'leída sin su posición',
    shortened: 'nombre o nota acortados',
  },
  near: (link) => <>cerca de {link}</>,
} satisfies Translation<typeof importReportEn>
