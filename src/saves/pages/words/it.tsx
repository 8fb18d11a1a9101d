import { listOrderIt } from '#isomorphic/saves/words/list-order-it.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import { countriesIt } from './countries-it.ts'
import type { en } from './en.tsx'
import { importReportIt } from './import-report-it.tsx'

type SharedContent = Parameters<(typeof en)['tools']['sharingSummary']>[0]

function notesSummary({ notes, sharedNotes }: SharedContent): string {
  if (notes === 0) return 'Non ha note.'
  if (sharedNotes === 0)
    return notes === 1
      ? 'La tua nota resta privata finché non la fai leggere.'
      : `Le tue ${notes} note restano private finché non le fai leggere.`
  return notes === 1
    ? 'Vedono anche la tua nota, che fai leggere.'
    : `Vedono anche le note che fai leggere: ${sharedNotes} di ${notes}.`
}

export const it = {
  listNameExample: 'Giappone 2027',
  undo: 'Annulla',
  onTheMap: 'Sulla mappa',
  saves: {
    lists: 'Liste',
    countries: 'Paesi',
    newList: 'Nuova lista',
    newListName: 'Nome',
    createList: 'Crea la lista',
    listsLoading: 'Caricamento delle tue liste…',
    itemsLoading: 'Caricamento dei tuoi preferiti…',
    notFound: {
      title: 'Questa lista non esiste',
      text: 'È stata eliminata, o non è mai stata tua.',
      back: 'Tutti i preferiti',
    },
    emptyList: 'Una lista vuota',
    empty: {
      listTitle: (list) => `Ancora niente in ${list}`,
      listText: (list) =>
        `Premi il segnalibro di una destinazione, di una cosa da vedere o di una storia e scegli ${list}. Puoi anche spostare qui quello che hai in altre liste.`,
      title: 'Ancora nessun preferito',
      text: 'Premi il segnalibro di una destinazione, di una cosa da vedere o di una storia, e comparirà qui.',
      elsewhereTitle: (list) => `Niente in ${list}`,
      elsewhereText: (lists) => `Quello che hai salvato è in ${lists}.`,
      find: 'Cerca una destinazione',
    },
  },
  items: {
    searchRegion: (list) => `In ${list}`,
    searchLabel: (list) => `Cerca in ${list}`,
    searchPlaceholder: (count) => `Cerca tra questi ${count}`,
    search: 'Cerca',
    sortByOwnOrder: 'Nel mio ordine',
    sortByCountry: 'Ordina per paese',
    noMatch: (list, query) => `Niente in ${list} ha «${query}» nel nome, nel paese o nella nota.`,
    showAll: (count) => `Mostra tutti e ${count}`,
  },
  item: {
    removed: 'Una pagina che non è più nella guida',
    ...listOrderIt,
    close: 'Chiudi',
    noteState: {
      typing: 'Si salva mentre scrivi',
      saving: 'Salvataggio…',
      saved: 'Salvata',
      pending: 'Salvata su questo dispositivo finché il sito non è raggiungibile',
      failed: 'Non salvata. Riprova.',
    },
    remove: (page) => `Rimuovi: ${page}`,
    noteOn: (page) => `Nota: ${page}`,
    othersMayRead: (isShared, renderHint) => (
      <>
        Gli altri possono leggerla{' '}
        {renderHint(isShared ? 'dove la lista è condivisa' : 'quando la lista sarà condivisa')}
      </>
    ),
    othersMayReadThis: 'Gli altri possono leggerla',
    saveNote: 'Salva la nota',
    anotherListFor: (page) => `Un’altra lista: ${page}`,
    moveThere: 'Sposta lì',
    copyThere: 'Copia lì',
    addNoteOrMove: 'Annota o sposta',
    addNote: 'Annota',
    editNoteOrMove: 'Modifica o sposta',
    editNote: 'Modifica la nota',
  },
  tools: {
    shareTitle: (list) => `Condividi ${list}`,
    share: 'Condividi',
    shared: 'Condivisa',
    sharingHint: 'Un link che nessuno può indovinare. Puoi smettere di condividere quando vuoi.',
    createLink: 'Crea un link',
    linkLabel: 'Chiunque abbia questo link può leggere la lista',
    viewShared: 'Vedila come la vedono gli altri',
    stopSharing: 'Smetti di condividere',
    sharingSummary: (content) =>
      `Gli altri vedono il suo nome e ${content.counted === '' ? 'quello che ci metti' : content.counted}, in quest’ordine. ${notesSummary(content)} Non vedono chi sei.`,
    rename: 'Rinomina',
    renameOrDelete: 'Rinomina o elimina',
    nameLabel: 'Nome di questa lista',
    deleteHint:
      'La lista sparisce con le sue note. Le pagine che sono anche in altre liste restano in quelle.',
    deleteSharedHint:
      'La lista sparisce con le sue note, e il suo link non funziona più. Le pagine che sono anche in altre liste restano in quelle.',
    deleteList: 'Elimina la lista',
    download: 'Scarica',
    downloadTitle: 'Scarica la lista',
    keepGuides: 'Guide offline',
    planTrip: 'Prepara un viaggio',
    planTripOfAll: 'Prepara un viaggio con tutte le liste',
  },
  files: {
    use: {
      gpx: 'per le app da trekking',
      kml: 'per globi e mappe',
      csv: 'per i fogli di calcolo',
      json: 'per importarla di nuovo qui',
    },
    print: 'Oppure stampa questa pagina.',
    skipped: (count, total) =>
      `GPX e KML contengono punti su una mappa: ${total - count} delle ${total} voci. ${count === 1 ? 'Una voce non ha' : `${count} voci non hanno`} una posizione; CSV e JSON contengono tutto.`,
  },
  shared: {
    copy: 'Copia nelle mie liste',
    empty: 'Questa lista per ora è vuota.',
    chosenByReader: (counted) => `La scelta di chi legge Fernway: ${counted}.`,
  },
  device: {
    title: 'Preferiti su questo dispositivo',
    lead: 'Quello che salvi senza accedere resta in questo browser, anche senza rete.',
    signIn: 'Accedi per averli ovunque',
    account: 'I preferiti del tuo account',
    empty: {
      title: 'Nessun preferito su questo dispositivo',
      text: 'Premi il segnalibro di una destinazione, di una cosa da vedere o di una storia, e comparirà qui.',
      find: 'Cerca una destinazione',
    },
    withoutScript:
      'Questa lista ha bisogno di JavaScript, perché non lascia mai il tuo dispositivo. Senza, il segnalibro porta all’accesso, e quello che salvi finisce nel tuo account.',
  },
  continuing: {
    title: {
      save: (page) => `Salva: ${page}`,
      copy: (list) => `Copia ${list} nelle tue liste`,
      share: (list) => `Condividi ${list}`,
      form: (list) => `Continua con ${list}`,
    },
    lead: 'Accesso effettuato. Un momento: quello che stavi per fare continua.',
    go: 'Continua',
    cancel: 'Lascia stare',
  },
  choose: {
    lists: 'Liste',
    isOn: (page, lists) => `In ${lists}: ${page}.`,
    addToTrip: 'Aggiungi a un viaggio',
    onNone: (page) => `In nessuna delle tue liste: ${page}.`,
    add: 'Aggiungi',
    addTo: (list) => `Aggiungi a ${list}`,
    remove: 'Rimuovi',
    removeFrom: (list) => `Rimuovi da ${list}`,
    empty: 'Vuota',
    count: (count) => `${count} nella lista`,
    newList: 'O in una nuova lista',
    createAndSave: 'Crea la lista e salva',
    noteOn: (list) => `Nota, in ${list}`,
    saveNote: 'Salva la nota',
    open: (list) => `Apri ${list}`,
    back: (page) => `Torna alla pagina: ${page}`,
  },
  importFile: {
    label: 'O da un file',
    hint: 'GPX, KML, CSV, una lista di Google Takeout o una lista esportata da qui; fino a 1 MB. Le destinazioni e le cose da vedere della guida vengono riconosciute, e vedi quali no.',
    import: 'Importa',
  },
  importReport: importReportIt,
  countries: countriesIt,
} satisfies Translation<typeof en>
