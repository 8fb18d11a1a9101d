import type { PRESS_RESULT_WORDS } from '#client/saves/words/press-result-words.ts'
import { formatList } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'

const lists = (names: readonly string[]): string => formatList('fr', names)

export const pressResultFr = {
  savedOn: (page, names) =>
    names.length === 0 ? `Dans tes favoris\u00a0: ${page}.` : `Dans ${lists(names)}\u00a0: ${page}.`,
  removedFrom: (page, names) =>
    names.length === 0
      ? `Retiré de tes favoris\u00a0: ${page}.`
      : `Retiré de ${lists(names)}\u00a0: ${page}.`,
  onDevice: (page) => `Dans tes favoris, sur cet appareil\u00a0: ${page}.`,
  offDevice: (page) => `Retiré de tes favoris\u00a0: ${page}.`,
  pending: (page) =>
    `Enregistré sur cet appareil\u00a0: ${page}. Ton compte suivra quand le site sera accessible.`,
  pendingRemoval: (page) =>
    `Retiré de cet appareil\u00a0: ${page}. Ton compte suivra quand le site sera accessible.`,
  dayFull: (page) =>
    `Enregistré sur cet appareil\u00a0: ${page}. Tu as atteint la limite de modifications du jour\u00a0: celle-ci partira demain.`,
  deviceFull: 'Cet appareil garde 200 pages au plus. Retires-en d’abord une.',
  unstored: (page) => `Enregistrement impossible pour l’instant\u00a0: ${page}. Réessaie.`,
  change: 'Modifier',
  changeLabel: (page) => `Modifier la liste ou la note\u00a0: ${page}`,
  undo: 'Annuler',
  openList: 'Ouvrir la liste',
  seeSaves: 'Voir tes favoris',
  refused: {
    list_full: (page) =>
      `Pas enregistré\u00a0: ${page}. La dernière liste utilisée contient 200 pages. Choisis une autre liste.`,
    account_full: (page) =>
      `Pas enregistré\u00a0: ${page}. Tes listes contiennent tout ce qu’un compte peut contenir. Retire d’abord des pages ou raccourcis des notes.`,
    too_many_lists: (page) =>
      `Pas enregistré\u00a0: ${page}. Tu as autant de listes qu’un compte peut en avoir.`,
    other: (page) => `Pas enregistré\u00a0: ${page}. Le site l’a refusé.`,
  },
} satisfies Translation<(typeof PRESS_RESULT_WORDS)['en']>
