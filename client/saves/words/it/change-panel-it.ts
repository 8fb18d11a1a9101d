import type { CHANGE_PANEL_WORDS } from '#client/saves/words/change-panel-words.ts'
import { formatList } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'

export const changePanelIt = {
  lists: 'In queste liste',
  newList: 'Nuova lista',
  nameExample: 'Giappone 2027',
  create: 'Crea',
  done: 'Fatto',
  addToTrip: 'Aggiungi a un viaggio',
  count: (count) => (count === 0 ? 'Vuota' : `${count} nella lista`),
  isOn: (page, lists) => `In ${formatList('it', lists)}: ${page}.`,
  onNone: (page) => `Non più tra i preferiti: ${page}.`,
  noteOn: (list) => `Nota, in ${list}`,
  noteState: {
    typing: 'Si salva mentre scrivi',
    saving: 'Salvataggio…',
    saved: 'Salvata',
    pending: 'Salvata su questo dispositivo finché il sito non è raggiungibile',
    failed: 'Non salvata',
  },
  cannotRead: {
    'signed out': 'La tua sessione è terminata. Accedi di nuovo.',
    failed: 'Non è stato possibile leggere le tue liste. Riprova.',
    unreachable: 'Le tue liste non sono su questo dispositivo, e al momento il sito non è raggiungibile.',
  },
  problem: {
    list_full: 'Non c’è più posto: una lista contiene al massimo 200 pagine.',
    too_many_lists: 'Hai 30 liste, il massimo consentito.',
    account_full:
      'Le tue liste contengono tutto quello che sta in un account. Prima rimuovi qualche pagina o accorcia qualche nota.',
    invalid_name: 'Il nome di una lista ha da 1 a 60 caratteri.',
    note_too_long: 'Una nota ha al massimo 500 caratteri.',
    note_conflict:
      'Un altro dei tuoi dispositivi ha scritto qui una nota, e insieme sono troppo lunghe. Il tuo testo è nella pagina dei preferiti.',
    unknown_list: 'Questa lista non esiste più.',
    failed: 'Non ha funzionato. Riprova.',
  },
} satisfies Translation<(typeof CHANGE_PANEL_WORDS)['en']>
