import type { SAVE_BUTTONS_WORDS } from '#client/saves/words/save-buttons-words.ts'
import type { Translation } from '#isomorphic/words/translation.ts'

export const saveButtonsIt = {
  pageName: (label) => label.replace(/^Salva: /, ''),
  pressed: (page, isSaved) => (isSaved ? `Tra i preferiti: ${page}.` : `Non più tra i preferiti: ${page}.`),
  changesRejected:
    'Non è stato possibile applicare alcune modifiche fatte offline. Sono conservate su questo dispositivo.',
  dayFull:
    'Oggi hai fatto tutte le modifiche che un account permette. Il resto è conservato su questo dispositivo e viene inviato domani.',
  seeRejected: 'Vedi quali e perché',
  changeQueued: 'Salvato su questo dispositivo. Arriverà nel tuo account quando sarai di nuovo online.',
  notMoved: (count) =>
    count === 1
      ? 'Un preferito resta su questo dispositivo, perché nel tuo account non c’è posto.'
      : `${count} preferiti restano su questo dispositivo, perché nel tuo account non c’è posto.`,
  failed: 'Non è stato possibile salvare. Riprova.',
} satisfies Translation<(typeof SAVE_BUTTONS_WORDS)['en']>
