import { MAX_LIST_ITEMS } from '#isomorphic/saves/saves-names.ts'
import { choosePlural } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { importReportEn } from './import-report-en.tsx'

type ImportCounts = Parameters<(typeof importReportEn)['summary']>[0]

function importSummary({ matched, total, format, duplicates, rejected }: ImportCounts): string {
  const found = choosePlural('fr', matched, { one: 'entrée figure', other: 'entrées figurent' })
  const sentences = [`${matched} ${found} dans le guide, sur ${total} dans ton fichier ${format}.`]
  if (duplicates > 0) {
    const mean = choosePlural('fr', duplicates, { one: 'entrée désigne', other: 'entrées désignent' })
    sentences.push(`${duplicates} ${mean} une page déjà présente.`)
  }
  if (rejected > 0) {
    const pages = choosePlural('fr', rejected, {
      one: 'page n’a pas trouvé place',
      other: 'pages n’ont pas trouvé place',
    })
    sentences.push(`${rejected} ${pages}\u00a0: une liste en contient ${MAX_LIST_ITEMS} au plus.`)
  }
  return sentences.join(' ')
}

/** French text of the report of an import. */
export const importReportFr = {
  nothing: 'Rien à importer',
  summary: importSummary,
  open: (list) => `Ouvrir ${list}`,
  renamed: (name, list) =>
    `Tu as déjà une liste «\u00a0${name}\u00a0»\u00a0: celle-ci s’appelle donc «\u00a0${list}\u00a0».`,
  notStored: (count) =>
    count === 1
      ? 'Une liste contient des pages du guide\u00a0: cette entrée n’y est donc pas. Télécharge-la pour ne rien perdre.'
      : `Une liste contient des pages du guide\u00a0: ces ${count} entrées n’y sont donc pas. Télécharge-les pour ne rien perdre.`,
  downloadUnmatched: (count) =>
    count === 1 ? 'Télécharger cette entrée' : `Télécharger ces ${count} entrées`,
  noPlaces: {
    title: 'Aucun lieu dans ce fichier',
    text: 'Le fichier a pu être lu, mais rien de ce qu’il contient n’est un lieu.',
    back: 'Retour aux favoris',
  },
  found: 'Trouvé',
  nameInFile: (name) => `${name} dans ton fichier`,
  listFull: 'la liste est pleine',
  notFound: 'Pas dans le guide',
  skipped: 'Non lus, ou lus en partie',
  entryNumber: (number) => `entrée ${number}`,
  skipReasons: {
    unreadable: 'pas une entrée de ce format',
    empty: 'sans nom ni lieu',
    not_a_point: 'un tracé ou une surface',
    too_many: 'au-delà de ce qu’une importation lit',
    position: 'lue sans sa position',
    shortened: 'nom ou note raccourcis',
  },
  near: (link) => (
    <>
      {'à proximité\u00a0: '}
      {link}
    </>
  ),
} satisfies Translation<typeof importReportEn>
