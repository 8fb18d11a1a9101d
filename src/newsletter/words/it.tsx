import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.tsx'

export const it = {
  signUp: 'Iscriviti',
  page: {
    title: 'Newsletter',
    description:
      'Un bel posto, una volta alla settimana: una newsletter che non salta le cose pratiche. Che cosa contiene, ogni quanto arriva e come disiscriversi.',
    heading: 'Un bel posto, una volta alla settimana',
    lead: 'Ogni numero parla di un luogo che vale il viaggio, senza saltare le cose pratiche.',
    contents: 'Che cosa contiene',
    about:
      'Un luogo, guardato a fondo: quando andarci, come arrivare senza perdere una giornata, dove sedersi a mangiare e che cosa lasciar perdere. A volte una regione, a volte una sola via.',
    topics: (pastIssues) => (
      <>
        I temi li scegli tu, undici in tutto, dalle spiagge ai viaggi in auto, e puoi cambiare idea quando
        vuoi. Ecco {pastIssues}.
      </>
    ),
    pastIssues: 'i numeri passati',
    privacy: (privacyPolicy, unsubscribe) => (
      <>
        Come custodiamo il tuo indirizzo è scritto nella nostra {privacyPolicy}
        {'. Ne hai già abbastanza? Ecco come '}
        {unsubscribe}.
      </>
    ),
    privacyPolicy: 'informativa sulla privacy',
    unsubscribe: 'disiscriverti',
    facts: [
      { label: 'Ogni quanto', value: 'Al massimo un numero alla settimana, o uno al mese se preferisci' },
      { label: 'Per iscriversi', value: 'Il tuo indirizzo e un clic nell’e-mail che ti mandiamo' },
      { label: 'Per andarsene', value: 'Un clic, in fondo a ogni numero' },
      {
        label: 'Che cosa conserviamo',
        value: 'Il tuo indirizzo, le tue scelte, data e luogo dell’iscrizione',
      },
    ],
  },
  challenge: {
    title: 'Sei una persona?',
    lead: 'In questo momento si iscrivono in molti, quindi controlliamo ogni iscrizione. Il tuo indirizzo è ancora qui.',
    needsScript:
      'Il controllo ha bisogno di JavaScript, che qui è disattivato. Quando si iscrivono in meno non serve: riprova tra dieci minuti.',
    provider: (privacyPolicy) => (
      <>
        Il controllo lo fa Cloudflare, che guarda il tuo browser e il tuo indirizzo di rete. Leggi la nostra{' '}
        {privacyPolicy}.
      </>
    ),
  },
  confirm: {
    title: 'Possiamo scriverti?',
    lead: 'Una newsletter alla settimana, all’indirizzo a cui hai ricevuto l’e-mail con questo link.',
    submit: 'Sì, confermo l’iscrizione',
  },
  confirmed: {
    title: 'Sei nella lista',
    lead: 'Il prossimo numero arriva anche a te. Fino ad allora c’è la guida.',
    allDestinations: 'Tutte le destinazioni',
    chooseTopics: 'Scegli i temi',
  },
  unsubscribe: {
    title: 'Ci lasci?',
    lead: 'Premi il pulsante e non ricevi più newsletter. Vale subito.',
    submit: 'Disiscrivimi',
    instead: 'Meglio meno numeri, o altri temi',
  },
  unsubscribed: {
    title: 'Iscrizione annullata',
    lead: 'Non ricevi più newsletter, e tra trenta giorni cancelliamo l’indirizzo. Grazie di averci letto.',
    signUpAgain: 'Hai cambiato idea? Iscriviti di nuovo',
  },
  missingToken: {
    title: 'Il tuo link è nell’e-mail',
    lead: 'In fondo a ogni nostra e-mail ci sono due link: uno alle tue preferenze, uno per disiscriverti. Non ne hai una sottomano? Dacci il tuo indirizzo; se è nella lista, un’e-mail con tutti e due è già in viaggio.',
    submit: 'Mandatemi un’e-mail',
  },
  invalidToken: {
    title: 'Questo link non vale più',
    lead: 'Forse si è rotto per strada, o ha più di due giorni. Iscriviti ancora una volta e te ne mandiamo uno nuovo.',
  },
  signedUp: {
    title: 'Grazie per l’iscrizione!',
    description: 'Manca un clic.',
    lead: 'Abbiamo appena mandato un’e-mail di conferma al tuo indirizzo. Premi il pulsante entro 48 ore e sei nella lista.',
    home: 'Vai alla pagina iniziale',
  },
  preferences: {
    title: 'La tua newsletter',
    description: 'La tua iscrizione alla newsletter di Fernway.',
    lead: 'Di che cosa ti scriviamo, e ogni quanto.',
    saved: 'Salvato. Vale dal prossimo numero.',
    pending: (confirm) => <>Non ricevi ancora nessuna newsletter. Prima devi {confirm}.</>,
    confirm: 'confermare l’iscrizione',
    save: 'Salva',
    unsubscribe: 'Disiscrivimi',
    topics: 'Temi',
    topicsNote: 'Se non ne spunti nessuno, scegliamo noi per te.',
    frequency: 'Ogni quanto',
  },
  topics: {
    'adventure-travel': 'Avventura',
    'art-and-culture': 'Arte e cultura',
    beaches: 'Spiagge',
    'family-travel': 'Con i bambini',
    'festivals-and-events': 'Feste e festival',
    'food-and-drink': 'Mangiare e bere',
    romance: 'In due',
    'road-trips': 'In auto',
    'sustainable-travel': 'Viaggio sostenibile',
    'budget-travel': 'Con poca spesa',
    'wildlife-and-nature': 'Animali e natura',
  },
  frequencies: {
    weekly: 'Ogni numero, al massimo uno alla settimana',
    monthly: 'Uno al mese, il migliore',
  },
} satisfies Translation<typeof en>
