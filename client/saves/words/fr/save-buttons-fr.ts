import type { SAVE_BUTTONS_WORDS } from '#client/saves/words/save-buttons-words.ts'
import type { Translation } from '#isomorphic/words/translation.ts'

export const saveButtonsFr = {
  pageName: (label) => label.replace(/^Garder /, ''),
  pressed: (page, isSaved) =>
    isSaved ? `${page} est dans tes favoris.` : `${page} n’est plus dans tes favoris.`,
  changesRejected:
    'Certains changements faits hors ligne n’ont pas pu être appliqués. Ils sont gardés sur cet appareil.',
  dayFull:
    'Tu as fait aujourd’hui tous les changements qu’un compte permet. Le reste est gardé sur cet appareil et part demain.',
  seeRejected: 'Voir lesquels, et pourquoi',
  changeQueued: 'Enregistré sur cet appareil. Ton compte suivra quand tu seras de nouveau en ligne.',
  notMoved: (count) =>
    count === 1
      ? 'Un favori reste sur cet appareil, parce que ton compte n’a plus de place pour lui.'
      : `${count} favoris restent sur cet appareil, parce que ton compte n’a plus de place pour eux.`,
  failed: 'Cela n’a pas pu être enregistré. Réessaie.',
} satisfies Translation<(typeof SAVE_BUTTONS_WORDS)['en']>
