import type { REFUSED_CHANGES_WORDS } from '#client/saves/words/refused-changes-words.ts'
import type { Translation } from '#isomorphic/words/translation.ts'

export const refusedChangesFr = {
  title: 'Modifications non appliquées',
  lead: 'Tu as fait ces modifications sans réseau, et elles n’ont pas pu être appliquées. Elles n’existent que sur cet appareil\u00a0: copie ce que tu veux garder. Si tu te déconnectes, elles seront perdues.',
  copy: 'Copier le texte',
  copied: 'Le texte est copié.',
  notCopied: 'Le navigateur ne l’a pas permis. Le texte est sélectionné\u00a0: copie-le depuis le menu.',
  discard: 'Abandonner',
  discarded: 'La modification est abandonnée.',
  unnamedPage: 'une page',
  action: {
    note: (page) => `Ta note\u00a0: ${page}`,
    save: (page) => `Enregistrer\u00a0: ${page}`,
    unsave: (page) => `Retirer\u00a0: ${page}`,
    remove: (page) => `Retirer d’une liste\u00a0: ${page}`,
    restore: (page) => `Remettre dans une liste\u00a0: ${page}`,
    place: (page) => `La position\u00a0: ${page}`,
    copy: (page) => `Copier dans une autre liste\u00a0: ${page}`,
    move: (page) => `Déplacer vers une autre liste\u00a0: ${page}`,
    create: () => 'Une nouvelle liste',
    rename: () => 'Le nouveau nom d’une liste',
    delete: () => 'La suppression d’une liste',
  },
  otherAction: 'Une modification de tes favoris',
  reason: {
    invalid_change: 'Le site ne l’a pas comprise.',
    invalid_name: 'Le nom d’une liste compte de 1 à 60 caractères.',
    note_too_long: 'Une note compte 500 caractères au plus.',
    note_conflict:
      'Un autre de tes appareils y a aussi écrit une note, et les deux ensemble dépassent 500 caractères. L’autre note n’a pas changé.',
    list_full: 'La liste était pleine\u00a0: elle contient 200 pages au plus.',
    too_many_lists: 'Tu avais autant de listes qu’un compte peut en avoir.',
    account_full: 'Tes listes contenaient tout ce qu’un compte peut contenir.',
    unknown_list: 'La liste n’existe plus.',
    unknown_item: 'La page n’est plus dans la liste.',
    refused: 'Le site l’a refusée sans dire pourquoi.',
    too_large: 'Elle est trop volumineuse pour être envoyée.',
    expired: 'Elle attendait sur cet appareil depuis plus de 30 jours.',
  },
} satisfies Translation<(typeof REFUSED_CHANGES_WORDS)['en']>
