import { formatDateTime } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import { MAX_NICKNAME_LENGTH } from '#src/account/rules/settings-action.ts'
import type { en } from './en.tsx'

export const it = {
  settings: {
    title: 'Impostazioni dell’account',
    description: 'Il tuo account su questo sito.',
    lead: 'Nome ed e-mail vengono dall’account con cui accedi, e si cambiano là.',
    loadingAccount: 'Caricamento del tuo account…',
    loadingSettings: 'Caricamento delle tue impostazioni…',
  },
  summary: {
    signedInAs: 'Accesso come',
    email: 'E-mail',
    noEmail: 'Non indicata dal tuo servizio di accesso',
    picture: 'La tua immagine',
    signOut: 'Esci',
  },
  nickname: {
    title: 'Soprannome',
    label: 'Come ti chiamiamo qui',
    note: 'Gli altri tuoi dispositivi lo mostrano al prossimo accesso.',
    save: 'Salva il soprannome',
  },
  newsletter: {
    title: 'Newsletter',
    confirmed: (address) => `Attiva. La newsletter va a ${address}.`,
    pending: (address) =>
      `In attesa. ${address} è iscritto ma non ha confermato, quindi non parte nulla. Lascia la spunta e salva per confermare qui.`,
    none: (address) =>
      `Non attiva. A ${address} non arriva nulla. Il tuo servizio di accesso ha verificato l’indirizzo, quindi basta la spunta.`,
    send: 'Mandatemi la newsletter',
    save: 'Salva',
    topics: 'Temi e frequenza',
    saveTopics: 'Salva i temi',
    noAddress: (newsletterPage) => (
      <>
        {
          'Il tuo servizio di accesso non ci dà nessun indirizzo e-mail. Puoi iscriverti con qualsiasi indirizzo nella '
        }
        {newsletterPage}.
      </>
    ),
    newsletterPage: 'pagina della newsletter',
    unverified: (address) =>
      `Il tuo servizio di accesso non ha verificato che ${address} sia tuo, quindi prima mandiamo un’e-mail di conferma. Non ricevi altro finché non apri il link che contiene. Ogni numero ha un link per disiscriversi.`,
    sendConfirmation: 'Mandatemi l’e-mail di conferma',
  },
  privacy: {
    title: 'Privacy in questo browser',
    measurement: 'Misurare come uso la guida',
    advertising: 'Scegliere la pubblicità in base a ciò che leggo',
    save: 'Salva le scelte',
    otherBrowsers: 'Gli altri tuoi browser hanno le loro scelte.',
  },
  sessions: {
    title: 'Dove hai fatto l’accesso',
    thisDevice: 'Questo dispositivo',
    lastUsed: (atMs) => `Ultimo uso: ${formatDateTime('it', atMs)} UTC`,
    signOut: 'Esci',
    signOutDevice: (device, lastUsedMs) => `${device}, ultimo uso: ${formatDateTime('it', lastUsedMs)}`,
    signOutOthers: 'Esci da tutti gli altri',
  },
  data: {
    title: 'I tuoi dati',
    lead: 'Tutto ciò che conserviamo del tuo account, in un file JSON.',
    export: 'Esporta',
  },
  deletion: {
    title: 'Elimina l’account',
    description: 'Che cosa si elimina con un account.',
    panelLead: 'Elimina per sempre preferiti, liste, e-book, newsletter e impostazioni.',
    panelLink: 'Che cosa si elimina, e come',
    lead: 'Non si può annullare, né da parte tua né da parte nostra.',
    unconfirmed: 'Metti la spunta per confermare.',
    deletedWithIt: 'Insieme all’account si eliminano:',
    items: [
      'i tuoi preferiti, le tue liste con le note e ogni link che hai condiviso;',
      'i tuoi e-book: scaricali prima, da «I miei e-book»;',
      'il tuo soprannome e ogni accesso aperto;',
      'la tua newsletter, se va all’indirizzo di questo account. Conserviamo un codice ricavato dall’indirizzo, non l’indirizzo, perché non possa essere iscritto di nuovo.',
    ],
    providerAccount: 'L’account del tuo servizio di accesso non è nostro e resta com’è.',
    confirm: 'Elimina il mio account e tutto ciò che contiene',
    cancel: 'Mantieni il mio account',
    submit: 'Elimina l’account',
  },
  goodbye: {
    title: 'Arrivederci',
    description: 'Il tuo account è stato eliminato.',
    heading: 'Il tuo account è stato eliminato',
    lead: 'Preferiti, liste, e-book e impostazioni non ci sono più. La guida resta aperta, e la porta anche.',
    home: 'Vai alla pagina iniziale',
  },
  done: {
    nickname: 'Soprannome salvato.',
    'newsletter-on': 'La newsletter è attiva. Il prossimo numero va al tuo indirizzo.',
    'newsletter-off': 'La newsletter è disattivata. Non riceverai più numeri.',
    'newsletter-mailed':
      'Abbiamo appena mandato un’e-mail di conferma. Non ricevi altro finché non apri il link che contiene.',
    letters: 'Temi salvati. Valgono dal prossimo numero.',
    privacy: 'Le tue scelte per questo browser sono salvate.',
    'sign-out-one': 'L’accesso su quel dispositivo è chiuso.',
    'sign-out-others':
      'Gli altri accessi sono chiusi. Gli altri dispositivi dovranno accedere di nuovo, anche presso il servizio di accesso.',
  },
  problems: {
    nickname: `Un soprannome ha da 1 a ${MAX_NICKNAME_LENGTH} caratteri.`,
    refused: 'Non possiamo scrivere a questo indirizzo, quindi qui la newsletter non si può attivare.',
    unverified: 'Non possiamo sapere se l’indirizzo è tuo. Disiscriviti con il link di ogni numero.',
    'too-many': 'Troppe richieste in questo momento. Riprova tra un minuto.',
    'challenge-required':
      'In questo momento si iscrivono in molti. Usa il modulo nella pagina della newsletter.',
    'newsletter-off': 'Prima attiva la newsletter.',
  },
} satisfies Translation<typeof en>
