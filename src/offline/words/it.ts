import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const it = {
  title: 'Guide offline',
  description:
    'Guide di Fernway scaricate su questo dispositivo, con manifesti, mappe e frasi, da leggere e cercare senza rete.',
  lead: 'Guide che si aprono senza rete: su un traghetto, in fondo a una valle, all’estero.',
  empty: 'Su questo dispositivo non ci sono ancora guide.',
  disabled:
    'Al momento le guide non si possono scaricare e quelle già scaricate non si aprono. Sul sito c’è tutto.',
  deviceGuide: 'I tuoi preferiti e i tuoi viaggi su questo dispositivo',
  kinds: { Country: 'Paese', Region: 'Regione', City: 'Città', Story: 'Storia' },
  howItWorks: {
    title: 'Come si scarica una guida',
    download:
      'Apri la pagina di un paese, di una regione, di una città o di una storia e premi «Scarica per l’uso offline». Prima vedi quanto pesa. Un paese comprende tutti i suoi luoghi; ogni guida comprende manifesti, mappe, frasi e cose da vedere, e da quel momento si apre senza rete, o con poco segnale.',
    storage:
      'Le guide restano su questo dispositivo finché non le rimuovi. Non contengono nulla del tuo account. Oltre alle guide, il sito conserva solo una piccola pagina che le elenca quando sei senza rete.',
    withoutScriptTitle: 'Senza JavaScript',
    withoutScript:
      'Per scaricare serve JavaScript. Senza, puoi stampare una pagina come guida e salvare le cose da vedere in file per le app da trekking: entrambi stanno sotto la mappa di ogni luogo.',
    findPlace: 'Cerca un luogo da scaricare',
  },
  suggested: {
    title: (name) => `Per cominciare: ${name}`,
    contents: (name, placeCount) =>
      `${name}: la guida comprende ${placeCount} regioni e città, con manifesti, mappe e frasi. Un paese pesa circa quattro megabyte, come una foto.`,
    read: 'Prima leggila',
  },
  fallback: {
    documentTitle: 'Non su questo dispositivo · Fernway',
    home: 'Fernway, pagina iniziale',
    siteName: 'Fernway',
    title: 'Questa pagina non è su questo dispositivo',
    text: 'Al momento il sito non è raggiungibile.',
    guides: 'Su questo dispositivo, senza rete:',
    retry: 'Riprova',
    allGuides: 'Tutte le guide offline',
  },
} satisfies Translation<typeof en>
