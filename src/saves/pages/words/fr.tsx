import { listOrderFr } from '#isomorphic/saves/words/list-order-fr.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import { countriesFr } from './countries-fr.ts'
import type { en } from './en.tsx'
import { importReportFr } from './import-report-fr.tsx'

type SharedContent = Parameters<(typeof en)['tools']['sharingSummary']>[0]

function notesSummary({ notes, sharedNotes }: SharedContent): string {
  if (notes === 0) return 'Elle n’a pas de notes.'
  if (sharedNotes === 0)
    return notes === 1
      ? 'Ta note reste privée tant que tu ne la laisses pas lire.'
      : `Tes ${notes} notes restent privées tant que tu ne les laisses pas lire.`
  return notes === 1
    ? 'On voit aussi ta note, que tu laisses lire.'
    : `Notes que tu laisses lire et qui se voient aussi\u00a0: ${sharedNotes} sur ${notes}.`
}

export const fr = {
  listNameExample: 'Japon 2027',
  undo: 'Annuler',
  onTheMap: 'Sur la carte',
  saves: {
    lists: 'Listes',
    countries: 'Pays',
    newList: 'Nouvelle liste',
    newListName: 'Nom',
    createList: 'Créer la liste',
    listsLoading: 'Chargement de tes listes…',
    itemsLoading: 'Chargement de tes favoris…',
    notFound: {
      title: 'Cette liste n’existe pas',
      text: 'Elle a été supprimée, ou n’a jamais été à toi.',
      back: 'Tous les favoris',
    },
    emptyList: 'Une liste vide',
    empty: {
      listTitle: (list) => `Encore rien dans ${list}`,
      listText: (list) =>
        `Touche le signet d’un lieu, d’une curiosité ou d’un récit et choisis ${list}. Tu peux aussi déplacer ici ce qui est dans tes autres listes.`,
      title: 'Encore aucun favori',
      text: 'Touche le signet d’un lieu, d’une curiosité ou d’un récit, et il apparaît ici.',
      elsewhereTitle: (list) => `Rien dans ${list}`,
      elsewhereText: (lists) => `Ce que tu as enregistré est dans ${lists}.`,
      find: 'Chercher un lieu',
    },
  },
  items: {
    searchRegion: (list) => `Dans ${list}`,
    searchLabel: (list) => `Chercher dans ${list}`,
    searchPlaceholder: (count) => `Chercher parmi ces ${count}`,
    search: 'Chercher',
    sortByOwnOrder: 'Mon ordre',
    sortByCountry: 'Trier par pays',
    noMatch: (list, query) =>
      `Rien dans ${list} n’a «\u00a0${query}\u00a0» dans son nom, son pays ou sa note.`,
    showAll: (count) => `Afficher les ${count}`,
  },
  item: {
    removed: 'Une page qui n’est plus dans le guide',
    ...listOrderFr,
    close: 'Fermer',
    noteState: {
      typing: 'S’enregistre pendant que tu écris',
      saving: 'Enregistrement…',
      saved: 'Enregistré',
      pending: 'Enregistré sur cet appareil en attendant que le site soit accessible',
      failed: 'Pas enregistré. Réessaie.',
    },
    remove: (page) => `Retirer\u00a0: ${page}`,
    noteOn: (page) => `Note\u00a0: ${page}`,
    othersMayRead: (isShared, renderHint) => (
      <>
        Les autres peuvent la lire{' '}
        {renderHint(isShared ? 'là où la liste est partagée' : 'une fois la liste partagée')}
      </>
    ),
    othersMayReadThis: 'Les autres peuvent lire ceci',
    saveNote: 'Enregistrer la note',
    anotherListFor: (page) => `Une autre liste pour ${page}`,
    moveThere: 'Y déplacer',
    copyThere: 'Y copier',
    addNoteOrMove: 'Annoter ou déplacer',
    addNote: 'Annoter',
    editNoteOrMove: 'Modifier ou déplacer',
    editNote: 'Modifier la note',
  },
  tools: {
    shareTitle: (list) => `Partager ${list}`,
    share: 'Partager',
    shared: 'Partagée',
    sharingHint: 'Un lien impossible à deviner. Tu peux arrêter le partage quand tu veux.',
    createLink: 'Créer un lien',
    linkLabel: 'Toute personne qui a ce lien peut lire la liste',
    viewShared: 'La voir comme les autres la voient',
    stopSharing: 'Arrêter le partage',
    sharingSummary: (content) =>
      `Les autres voient son nom et ${content.counted === '' ? 'ce que tu y mets' : content.counted}, dans cet ordre. ${notesSummary(content)} Ils ne voient pas qui tu es.`,
    rename: 'Renommer',
    renameOrDelete: 'Renommer ou supprimer',
    nameLabel: 'Nom de cette liste',
    deleteHint: 'La liste disparaît avec ses notes. Les pages qui sont aussi dans d’autres listes y restent.',
    deleteSharedHint:
      'La liste disparaît avec ses notes, et son lien ne marche plus. Les pages qui sont aussi dans d’autres listes y restent.',
    deleteList: 'Supprimer la liste',
    download: 'Télécharger',
    downloadTitle: 'Télécharger la liste',
    keepGuides: 'Guides hors ligne',
    planTrip: 'Préparer un voyage',
    planTripOfAll: 'Préparer un voyage avec toutes les listes',
  },
  files: {
    use: {
      gpx: 'pour les applis de randonnée',
      kml: 'pour les globes virtuels et les cartes',
      csv: 'pour les tableurs',
      json: 'pour l’importer de nouveau ici',
    },
    print: 'Ou imprime cette page.',
    skipped: (count, total) =>
      `GPX et KML contiennent des points sur une carte\u00a0: ${total - count} entrées sur ${total}. ${count === 1 ? 'Une entrée n’a' : `${count} entrées n’ont`} pas de position\u202f; CSV et JSON contiennent tout.`,
  },
  shared: {
    copy: 'Copier dans mes listes',
    empty: 'Cette liste est vide pour l’instant.',
    chosenByReader: (counted) => `Le choix d’une personne qui lit Fernway\u00a0: ${counted}.`,
  },
  device: {
    title: 'Favoris sur cet appareil',
    lead: 'Ce que tu enregistres sans te connecter reste dans ce navigateur, même sans réseau.',
    signIn: 'Se connecter pour les avoir partout',
    account: 'Les favoris de ton compte',
    empty: {
      title: 'Aucun favori sur cet appareil',
      text: 'Touche le signet d’un lieu, d’une curiosité ou d’un récit, et il apparaît ici.',
      find: 'Chercher un lieu',
    },
    withoutScript:
      'Cette liste a besoin de JavaScript, car elle ne quitte jamais ton appareil. Sans lui, le signet mène à la connexion, et ce que tu enregistres est dans ton compte.',
  },
  continuing: {
    title: {
      save: (page) => `Enregistrer\u00a0: ${page}`,
      copy: (list) => `Copier ${list} dans tes listes`,
      share: (list) => `Partager ${list}`,
      form: (list) => `Continuer avec ${list}`,
    },
    lead: 'La connexion est faite. Un instant\u00a0: ce que tu allais faire continue.',
    go: 'Continuer',
    cancel: 'Annuler',
  },
  choose: {
    lists: 'Listes',
    isOn: (page, lists) => `Dans ${lists}\u00a0: ${page}.`,
    addToTrip: 'Ajouter à un voyage',
    onNone: (page) => `Dans aucune de tes listes\u00a0: ${page}.`,
    add: 'Ajouter',
    addTo: (list) => `Ajouter à «\u00a0${list}\u00a0»`,
    remove: 'Retirer',
    removeFrom: (list) => `Retirer de «\u00a0${list}\u00a0»`,
    empty: 'Vide',
    count: (count) => `${count} dans la liste`,
    newList: 'Ou dans une nouvelle liste',
    createAndSave: 'Créer la liste et enregistrer',
    noteOn: (list) => `Note, dans ${list}`,
    saveNote: 'Enregistrer la note',
    open: (list) => `Ouvrir ${list}`,
    back: (page) => `Retour\u00a0: ${page}`,
  },
  importFile: {
    label: 'Ou depuis un fichier',
    hint: 'GPX, KML, CSV, une liste de Google Takeout ou une liste exportée d’ici\u202f; 1\u00a0Mo au plus. Les lieux et les curiosités du guide y sont reconnus, et tu vois ce qui ne l’a pas été.',
    import: 'Importer',
  },
  importReport: importReportFr,
  countries: countriesFr,
} satisfies Translation<typeof en>
