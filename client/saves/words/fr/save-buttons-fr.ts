import type { SAVE_BUTTONS_WORDS } from '#client/saves/words/save-buttons-words.ts'
import type { Translation } from '#isomorphic/words/translation.ts'

export const saveButtonsFr = {
  pageName: (label) => label.replace(/^Enregistrer\u00a0: /, ''),
  pressed: (page, isSaved) =>
    isSaved ? `Dans tes favoris\u00a0: ${page}.` : `Retiré de tes favoris\u00a0: ${page}.`,
  changesRejected:
    'Certaines modifications faites hors ligne n’ont pas pu être appliquées. Elles sont conservées sur cet appareil.',
  dayFull:
    'Tu as atteint la limite de modifications du jour. Le reste est conservé sur cet appareil et partira demain.',
  seeRejected: 'Voir lesquelles, et pourquoi',
  changeQueued: 'Enregistré sur cet appareil. Ton compte suivra quand tu seras de nouveau en ligne.',
  notMoved: (count) =>
    count === 1
      ? 'Un favori reste sur cet appareil, parce que ton compte n’a plus de place pour lui.'
      : `${count} favoris restent sur cet appareil, parce que ton compte n’a plus de place pour eux.`,
  failed: 'Cela n’a pas pu être enregistré. Réessaie.',
} satisfies Translation<(typeof SAVE_BUTTONS_WORDS)['en']>
