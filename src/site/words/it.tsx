import { inContinentIt } from '#isomorphic/words/continents-it.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.tsx'

const SITE_NAME = 'Fernway'

export const it = {
  siteName: SITE_NAME,
  document: {
    homeTitle: `${SITE_NAME}: guide di viaggio e manifesti di tutto il mondo`,
    title: (page) => `${page} · ${SITE_NAME}`,
    storiesFeed: 'Storie',
    destinations: 'Destinazioni',
    continentHighlights: (continent) => `${continent}: da dove cominceremmo`,
    continentCountries: (continent) => `${continent}: tutti i paesi, dalla A alla Z`,
  },
  errors: {
    message: 'C’è un problema da parte nostra. Il team è già stato avvisato.',
    retry: 'Riprova',
    home: 'Vai alla pagina iniziale',
    reference: (requestId) => `Riferimento ${requestId}`,
    signedOut: 'La tua sessione è terminata. Accedi di nuovo per vedere il tuo account.',
    signIn: 'Accedi',
    completePage: 'Mostra la pagina completa',
  },
  frame: {
    skip: 'Vai al contenuto',
    home: `${SITE_NAME}, pagina iniziale`,
    menu: 'Menu',
    closeMenu: 'Chiudi il menu',
    navigation: 'Menu principale',
    allSections: 'Tutte le sezioni',
    backFrom: ', esci da ',
    countries: 'Paesi',
    regions: 'Regioni',
    cities: 'Città',
    allOfContinent: (count, continent) => `Tutti e ${count} i luoghi ${inContinentIt(continent)}`,
    alert: 'Avviso',
    closeAlert: 'Chiudi questo avviso',
  },
  language: {
    partly: 'Questa pagina non è ancora tutta in italiano; quello che manca è in inglese.',
    original: 'Leggila in inglese',
  },
  account: {
    signIn: 'Accedi',
    title: 'Account',
    menu: (name) => <>Account di {name}</>,
    signedInAs: (name) => <>Hai fatto l’accesso come {name}</>,
    saves: 'Preferiti',
    library: 'I miei e-book',
    settings: 'Impostazioni dell’account',
    signOut: 'Esci',
    narrowLibrary: 'I miei e-book',
    narrowSettings: 'Impostazioni dell’account',
    narrowSignOut: 'Esci',
  },
  search: {
    field: 'Cerca destinazioni',
    submit: 'Cerca',
    open: 'Cerca',
    close: 'Chiudi la ricerca',
    hint: 'Scrivi un paese, una città o una regione. Con Invio cerchi dappertutto.',
    everything: `Cerca in tutto ${SITE_NAME}`,
    picks: 'Da Best in Travel',
    allPicks: 'Scopri Best in Travel',
  },
  footer: {
    offer: '20% di sconto sul tuo primo ordine',
    offerConditions: 'Condizioni dell’offerta',
    copyright: (year) => `© ${year} ${SITE_NAME}`,
    mapSource: (licencesPath) => (
      <>
        Mappe di Natural Earth. <a href={licencesPath}>Dati e licenze</a>
      </>
    ),
    language: 'Lingua: ',
    cookieSettings: 'Impostazioni dei cookie',
    optOut: 'Non vendere né condividere i miei dati personali',
    consentQuestion: 'Possiamo contare pagine, ricerche e clic? Niente nomi, niente pubblicità.',
    consentYes: 'Sì, va bene',
    consentNo: 'No, grazie',
  },
  components: {
    close: 'Chiudi',
    breadcrumb: 'Percorso di navigazione',
    otherSite: ' (apre un altro sito)',
    newTab: ' (apre una nuova scheda)',
    page: (page) => `Pagina ${page}`,
    rank: (rank) => `N. ${rank} `,
    save: 'Salva',
    saveItem: (name) => `Salva: ${name}`,
    share: (name) => `Condividi: ${name}`,
    shareLink: 'Link a questa pagina',
    shareByMail: 'Inviala per e-mail',
    contact: 'Scrivici',
    contactText: (address) => <>{address} arriva alla redazione.</>,
  },
  byline: {
    author: `Redazione di ${SITE_NAME}`,
    published: (day) => <>Pubblicato: {day}</>,
    written: (month) => <>Scritto: {month}</>,
    checked: {
      editor: (day) => <>Controllato dalla redazione: {day}</>,
      'second-reader': (day) => <>Testo inglese riletto da un secondo lettore: {day}</>,
    },
    minutes: (minutes) => `${minutes} min di lettura`,
  },
  mistakes: {
    report: 'Segnala un errore',
    trap: 'Lascia vuoto questo campo',
    text: 'Che cosa è sbagliato, e come lo sai?',
    email: 'Il tuo indirizzo e-mail, se vuoi una risposta',
    send: 'Invia',
    privacy: (policyPath) => (
      <>
        Conserviamo l’indirizzo per novanta giorni e lo usiamo solo per rispondere;{' '}
        <a href={policyPath}>informativa sulla privacy</a>.
      </>
    ),
  },
} satisfies Translation<typeof en>
