import type { REFUSED_CHANGES_WORDS } from '#client/saves/words/refused-changes-words.ts'
import type { Translation } from '#isomorphic/words/translation.ts'

export const refusedChangesIt = {
  title: 'Non applicate',
  lead: 'Hai fatto queste modifiche senza rete, ma non è stato possibile applicarle. Sono solo su questo dispositivo: copia quello che vuoi tenere. Uscendo si cancellano.',
  copy: 'Copia il testo',
  copied: 'Testo copiato.',
  notCopied: 'Il browser non l’ha permesso. Il testo è selezionato: copialo dal menu.',
  discard: 'Scarta',
  discarded: 'Modifica scartata.',
  unnamedPage: 'una pagina',
  action: {
    note: (page) => `La tua nota: ${page}`,
    save: (page) => `Salvare: ${page}`,
    unsave: (page) => `Rimuovere: ${page}`,
    remove: (page) => `Rimuovere da una lista: ${page}`,
    restore: (page) => `Rimettere in una lista: ${page}`,
    place: (page) => `Il posto nella lista: ${page}`,
    copy: (page) => `Copiare in un’altra lista: ${page}`,
    move: (page) => `Spostare in un’altra lista: ${page}`,
    create: () => 'Una nuova lista',
    rename: () => 'Il nuovo nome di una lista',
    delete: () => 'L’eliminazione di una lista',
  },
  otherAction: 'Una modifica dei tuoi preferiti',
  reason: {
    invalid_change: 'Il sito non l’ha capita.',
    invalid_name: 'Il nome di una lista ha da 1 a 60 caratteri.',
    note_too_long: 'Una nota ha al massimo 500 caratteri.',
    note_conflict:
      'Un altro dei tuoi dispositivi ha scritto lì una nota, e insieme superano i 500 caratteri. L’altra nota non è cambiata.',
    list_full: 'La lista era piena: contiene al massimo 200 pagine.',
    too_many_lists: 'Avevi tutte le liste che un account può avere.',
    account_full: 'Le tue liste contenevano tutto quello che sta in un account.',
    unknown_list: 'La lista non esiste più.',
    unknown_item: 'La pagina non è più nella lista.',
    refused: 'Il sito l’ha rifiutata senza dire perché.',
    too_large: 'È troppo grande per essere inviata.',
    expired: 'Ha aspettato su questo dispositivo per più di 30 giorni.',
  },
} satisfies Translation<(typeof REFUSED_CHANGES_WORDS)['en']>
