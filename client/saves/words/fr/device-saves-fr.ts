import type { DEVICE_SAVES_WORDS } from '#client/saves/words/device-saves-words.ts'
import { listOrderFr } from '#isomorphic/saves/words/list-order-fr.ts'
import { choosePlural } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'

export const deviceSavesFr = {
  count: (count) =>
    count === 0 ? 'Une liste vide' : `${count} ${choosePlural('fr', count, { one: 'page', other: 'pages' })}`,
  share: 'Partager',
  download: 'Télécharger',
  keepGuides: 'Guides hors ligne',
  planTrip: 'Préparer un voyage',
  planTripOfAll: 'Préparer un voyage avec toutes les listes',
  allLists: 'De mes favoris',
  downloadTitle: 'Télécharger la liste',
  skipped: (skipped, total) =>
    `GPX et KML contiennent des points sur une carte\u00a0: ${total - skipped} entrées sur ${total}. ${skipped === 1 ? 'Une entrée n’a' : `${skipped} entrées n’ont`} pas de position ici\u202f; CSV et JSON contiennent tout.`,
  use: {
    gpx: 'pour les applis de randonnée',
    kml: 'pour les globes virtuels et les cartes',
    csv: 'pour les tableurs',
    json: 'pour l’importer de nouveau ici',
  },
  rename: 'Renommer',
  renameOrDelete: 'Renommer ou supprimer',
  listName: 'Nom de cette liste',
  deleteList: 'Supprimer la liste',
  deleted: (list) => `Liste supprimée\u00a0: ${list}.`,
  newList: 'Nouvelle liste',
  name: 'Nom',
  nameExample: 'Japon 2027',
  createList: 'Créer la liste',
  remove: (page) => `Retirer\u00a0: ${page}`,
  removed: (page) => `Retiré de cette liste\u00a0: ${page}.`,
  undo: 'Annuler',
  ...listOrderFr,
  ordered: (page, position, total) => `Maintenant en position ${position} sur ${total}\u00a0: ${page}.`,
  note: 'Note',
  editNote: 'Modifier la note',
  noteOn: (page) => `Note\u00a0: ${page}`,
  noteState: {
    typing: 'S’enregistre pendant que tu écris',
    saving: 'Enregistrement…',
    saved: 'Enregistré sur cet appareil',
    pending: 'Enregistré sur cet appareil',
    failed: 'Pas enregistré\u00a0: ce navigateur n’a plus de place.',
  },
  close: 'Fermer',
  failed: 'Plus de place\u00a0: un appareil garde 200 pages au plus.',
} satisfies Translation<(typeof DEVICE_SAVES_WORDS)['en']>
