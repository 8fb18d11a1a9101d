import { choosePlural } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { TRIP_IMPORT_WORDS } from './trip-import-words.ts'

const entries = (count: number): string =>
  `${count} ${choosePlural('fr', count, { one: 'lieu', other: 'lieux' })}`

export const fr = {
  allSaves: 'De mes favoris',
  fromList: 'Préparer un voyage',
  unnamed: 'Un lieu sans nom',
  head: { title: 'Importer dans un voyage', description: 'Ce qui a été trouvé dans ton fichier.' },
  fileTitle: 'Ou commencer par un fichier',
  addTitle: 'Ajouter les lieux d’un fichier',
  label: 'Fichier',
  hint: 'GPX, KML, CSV, GeoJSON, une liste ou un voyage exportés d’ici\u202f; 1\u00a0Mo au plus. Les lieux deviennent des idées du voyage\u202f; un voyage exporté d’ici revient en entier.',
  addHint:
    'GPX, KML, CSV, GeoJSON, une liste ou un voyage exportés d’ici\u202f; 1\u00a0Mo au plus. Ses lieux deviennent des idées de ce voyage.',
  read: 'Lire le fichier',
  add: 'Ajouter comme idées',
  lead: (count, format) =>
    `${entries(count)} ${format === null ? 'de ta liste' : `dans ton fichier ${format}`}. Rien n’est enregistré avant que tu crées le voyage.`,
  withoutScript: 'Sans JavaScript, connecte-toi d’abord, puis choisis le fichier.',
  signIn: 'Se connecter',
  added: (count, trip) =>
    count === 0 ? `Rien de nouveau pour ${trip}` : `Ajouté à ${trip}\u00a0: ${entries(count)}`,
  present: (count) => `Déjà dans le voyage\u00a0: ${entries(count)}.`,
  duplicates: (count) =>
    `${count} ${choosePlural('fr', count, { one: 'entrée répète', other: 'entrées répètent' })} une autre.`,
  onlyPlaces:
    'Le fichier est un voyage entier, dont ce voyage prend les lieux. Pour tout avoir, commence un nouveau voyage avec ce fichier.',
  open: (trip) => `Ouvrir ${trip}`,
  skipped: 'Pas lu, ou pas entièrement',
  entry: (number) => `Entrée ${number}`,
  unnamedEntry: 'Une entrée sans nom',
  more: (count) => `et ${count} de plus`,
  reasons: {
    unreadable: 'n’a pas pu être lue',
    empty: 'n’a ni nom ni position utilisable',
    not_a_point: 'est un tracé ou une surface, et un voyage contient des lieux',
    too_many: 'dépasse ce qu’un voyage peut contenir',
    position: 'est là sans sa position, qui n’a pas pu être lue',
    shortened: 'est là avec un nom ou une note raccourcis',
    value: 'a une valeur qu’un voyage ne peut pas avoir, et est là sans elle',
    trip_full: 'est là sans le texte pour lequel le voyage n’a plus de place',
    story: 'est un récit, et un voyage contient des lieux',
  },
  problem: {
    no_file: 'Choisis un fichier.',
    empty: 'Le fichier est vide.',
    too_large: 'Le fichier dépasse 1\u00a0Mo.',
    newer_version: 'Le fichier vient d’une version plus récente de ce site. Recharge la page, puis réessaie.',
    nothing: 'Le fichier a pu être lu, mais il ne contient aucun lieu.',
    too_fast: 'Cela fait beaucoup de fichiers en peu de temps. Attends une minute.',
    doctype:
      'Le fichier contient une déclaration de type de document, qui n’est pas lue, par mesure de sécurité.',
    malformed_xml: 'Le fichier n’est pas du XML bien formé\u00a0: il est peut-être coupé.',
    too_complex: 'Le fichier a trop d’éléments, ou ils sont trop imbriqués.',
    unknown_xml: 'Le fichier est du XML, mais ni GPX ni KML.',
    malformed_json: 'Le fichier n’est pas du JSON valide\u00a0: il est peut-être coupé.',
    unknown_json:
      'Le fichier est du JSON, mais ni un voyage ou une liste de ce site, ni du GeoJSON avec des objets.',
    no_header: 'Le fichier n’a aucun des formats lus ici, ou c’est un tableau sans ligne d’en-tête.',
  },
} satisfies Translation<(typeof TRIP_IMPORT_WORDS)['en']>
