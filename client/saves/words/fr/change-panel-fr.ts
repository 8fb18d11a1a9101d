import type { CHANGE_PANEL_WORDS } from '#client/saves/words/change-panel-words.ts'
import { formatList } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'

export const changePanelFr = {
  lists: 'Dans ces listes',
  newList: 'Nouvelle liste',
  nameExample: 'Japon 2027',
  create: 'Créer',
  done: 'Terminé',
  addToTrip: 'Ajouter à un voyage',
  count: (count) => (count === 0 ? 'Vide' : `${count} dans la liste`),
  isOn: (page, lists) => `Dans ${formatList('fr', lists)}\u00a0: ${page}.`,
  onNone: (page) => `Retiré de tes favoris\u00a0: ${page}.`,
  noteOn: (list) => `Note, dans ${list}`,
  noteState: {
    typing: 'S’enregistre pendant que tu écris',
    saving: 'Enregistrement…',
    saved: 'Enregistré',
    pending: 'Enregistré sur cet appareil en attendant que le site soit accessible',
    failed: 'Pas enregistré',
  },
  cannotRead: {
    'signed out': 'Ta session est fermée. Reconnecte-toi.',
    failed: 'Tes listes n’ont pas pu être chargées. Réessaie.',
    unreachable: 'Tes listes ne sont pas sur cet appareil, et le site n’est pas accessible pour l’instant.',
  },
  problem: {
    list_full: 'La liste est pleine\u00a0: elle contient 200 pages au plus.',
    too_many_lists: 'Tu as 30 listes, c’est le maximum.',
    account_full:
      'Tes listes contiennent tout ce qu’un compte peut contenir. Retire d’abord des pages ou raccourcis des notes.',
    invalid_name: 'Le nom d’une liste compte de 1 à 60 caractères.',
    note_too_long: 'Une note compte 500 caractères au plus.',
    note_conflict:
      'Un autre de tes appareils a écrit une note ici, et les deux ensemble sont trop longues. Ton texte est sur la page des favoris.',
    unknown_list: 'Cette liste n’existe plus.',
    failed: 'Cela n’a pas marché. Réessaie.',
  },
} satisfies Translation<(typeof CHANGE_PANEL_WORDS)['en']>
