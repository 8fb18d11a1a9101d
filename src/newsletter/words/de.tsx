import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.tsx'

export const de = {
  signUp: 'Abonnieren',
  page: {
    title: 'Newsletter',
    description:
      'Jede Ausgabe ein guter Ort, und das Praktische fehlt nicht: was im Newsletter steht, wie oft er kommt und wie du ihn abbestellst.',
    heading: 'Jedes Mal ein neues Reiseziel',
    lead: 'Jede Ausgabe stellt einen Ort vor, der eine Reise lohnt, und alles, was du vorher wissen musst.',
    contents: 'Was drinsteht',
    about:
      'Ein Ort, gründlich vorgestellt: wann die beste Zeit ist, wie du ohne Umwege hinkommst, wo du gut isst und was du auslassen kannst. Mal ist es eine Region, mal eine einzige Straße.',
    topics: (pastIssues) => (
      <>
        Du wählst, zu welchen der elf Themen wir dir schreiben, vom Strand bis zum Roadtrip, und kannst es dir
        jederzeit anders überlegen. {pastIssues} findest du hier.
      </>
    ),
    pastIssues: 'Frühere Ausgaben',
    privacy: (privacyPolicy, unsubscribe) => (
      <>
        Wie wir deine Adresse schützen, steht in unserer {privacyPolicy}
        {'. Genug gelesen? Hier kannst du dich '}
        {unsubscribe}.
      </>
    ),
    privacyPolicy: 'Datenschutzerklärung',
    unsubscribe: 'abmelden',
    facts: [
      { label: 'Wie oft', value: 'Höchstens eine Ausgabe pro Woche, auf Wunsch eine im Monat' },
      { label: 'Anmelden', value: 'Deine Adresse und ein Klick in der E-Mail, die wir dir schicken' },
      { label: 'Abmelden', value: 'Ein Klick am Ende jeder Ausgabe' },
      {
        label: 'Was wir speichern',
        value: 'Deine Adresse, deine Auswahl sowie Zeitpunkt und Seite deiner Anmeldung',
      },
    ],
  },
  challenge: {
    title: 'Bist du ein Mensch?',
    lead: 'Gerade melden sich viele an, deshalb prüfen wir jede Anmeldung. Deine Adresse ist noch da.',
    needsScript:
      'Für die Prüfung ist JavaScript nötig, das hier ausgeschaltet ist. Wenn sich weniger Leute anmelden, entfällt sie: Versuch es in zehn Minuten noch einmal.',
    provider: (privacyPolicy) => (
      <>
        Cloudflare prüft für uns und wertet dafür deinen Browser und deine IP-Adresse aus. Mehr in unserer{' '}
        {privacyPolicy}.
      </>
    ),
  },
  confirm: {
    title: 'Dürfen wir dir schreiben?',
    lead: 'Ein Newsletter pro Woche, an die Adresse, an die wir dir den Link geschickt haben.',
    submit: 'Ja, Anmeldung bestätigen',
  },
  confirmed: {
    title: 'Du bist dabei',
    lead: 'Die nächste Ausgabe geht auch an dich. Bis dahin gibt es den Reiseführer.',
    allDestinations: 'Alle Reiseziele',
    chooseTopics: 'Themen wählen',
  },
  unsubscribe: {
    title: 'Möchtest du dich abmelden?',
    lead: 'Nach einem Klick bekommst du keinen Newsletter mehr. Das gilt sofort.',
    submit: 'Abmelden',
    instead: 'Lieber weniger Ausgaben oder andere Themen',
  },
  unsubscribed: {
    title: 'Du bist abgemeldet',
    lead: 'Du bekommst keinen Newsletter mehr, und in dreißig Tagen löschen wir die Adresse. Danke fürs Lesen.',
    signUpAgain: 'Doch wieder dabei? Neu anmelden',
  },
  missingToken: {
    title: 'Dein Link steht in der E-Mail',
    lead: 'Unten in jeder E-Mail von uns stehen zwei Links: einer zu deinen Einstellungen, einer zum Abmelden. Keine E-Mail zur Hand? Gib uns deine Adresse; wenn sie auf der Liste steht, ist eine E-Mail mit beiden unterwegs.',
    submit: 'E-Mail anfordern',
  },
  invalidToken: {
    title: 'Dieser Link gilt nicht mehr',
    lead: 'Vielleicht wurde er unterwegs abgeschnitten, oder er ist älter als zwei Tage. Melde dich noch einmal an, dann schicken wir dir einen neuen.',
  },
  signedUp: {
    title: 'Danke für deine Anmeldung!',
    description: 'Ein Klick fehlt noch.',
    lead: 'Wir haben gerade eine Bestätigungsmail an deine Adresse geschickt. Klick binnen 48 Stunden auf den Button darin, dann bist du dabei.',
    home: 'Zur Startseite',
  },
  preferences: {
    title: 'Dein Newsletter',
    description: 'Dein Abonnement des Newsletters von Fernway.',
    lead: 'Worüber wir dir schreiben, und wie oft.',
    saved: 'Gespeichert. Es gilt ab der nächsten Ausgabe.',
    pending: (confirm) => <>Du bekommst noch keinen Newsletter. Erst musst du {confirm}.</>,
    confirm: 'die Anmeldung bestätigen',
    save: 'Speichern',
    unsubscribe: 'Abmelden',
    topics: 'Themen',
    topicsNote: 'Ohne Häkchen wählen wir für dich.',
    frequency: 'Wie oft',
  },
  topics: {
    'adventure-travel': 'Abenteuer',
    'art-and-culture': 'Kunst und Kultur',
    beaches: 'Strände',
    'family-travel': 'Reisen mit Kindern',
    'festivals-and-events': 'Feste und Festivals',
    'food-and-drink': 'Essen und Trinken',
    romance: 'Reisen zu zweit',
    'road-trips': 'Roadtrips',
    'sustainable-travel': 'Nachhaltig reisen',
    'budget-travel': 'Günstig reisen',
    'wildlife-and-nature': 'Tiere und Natur',
  },
  frequencies: {
    weekly: 'Jede Ausgabe, höchstens eine pro Woche',
    monthly: 'Eine im Monat, und zwar die beste',
  },
} satisfies Translation<typeof en>
