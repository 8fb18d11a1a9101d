import type { PRESS_RESULT_WORDS } from '#client/saves/words/press-result-words.ts'
import { formatList } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'

const lists = (names: readonly string[]): string => formatList('fr', names)

export const pressResultFr = {
  savedOn: (page, names) =>
    names.length === 0 ? `${page} est dans tes favoris.` : `${page} est dans ${lists(names)}.`,
  removedFrom: (page, names) =>
    names.length === 0 ? `${page} n’est plus dans tes favoris.` : `${page} n’est plus dans ${lists(names)}.`,
  onDevice: (page) => `${page} est dans tes favoris, sur cet appareil.`,
  offDevice: (page) => `${page} n’est plus dans tes favoris.`,
  pending: (page) =>
    `${page} est enregistré sur cet appareil, et rejoindra ton compte quand le site sera accessible.`,
  pendingRemoval: (page) =>
    `${page} n’est plus enregistré sur cet appareil. Ton compte suivra quand le site sera accessible.`,
  dayFull: (page) =>
    `${page} est enregistré sur cet appareil. Tu as atteint la limite de modifications du jour\u00a0: celle-ci partira demain.`,
  deviceFull: 'Cet appareil garde 200 pages au plus. Retires-en d’abord une.',
  unstored: (page) => `Impossible d’enregistrer ${page} pour l’instant. Réessaie.`,
  change: 'Modifier',
  changeLabel: (page) => `Modifier la liste ou la note\u00a0: ${page}`,
  undo: 'Annuler',
  openList: 'Ouvrir la liste',
  seeSaves: 'Voir tes favoris',
  refused: {
    list_full: (page) =>
      `${page} n’est pas enregistré\u00a0: la dernière liste utilisée contient 200 pages. Choisis une autre liste.`,
    account_full: (page) =>
      `${page} n’est pas enregistré\u00a0: tes listes contiennent tout ce qu’un compte peut contenir. Retire d’abord des pages ou raccourcis des notes.`,
    too_many_lists: (page) =>
      `${page} n’est pas enregistré\u00a0: tu as autant de listes qu’un compte peut en avoir.`,
    other: (page) => `${page} n’est pas enregistré\u00a0: le site l’a refusé.`,
  },
} satisfies Translation<(typeof PRESS_RESULT_WORDS)['en']>
