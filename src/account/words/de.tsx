import { formatDateTime } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import { MAX_NICKNAME_LENGTH } from '#src/account/rules/settings-action.ts'
import type { en } from './en.tsx'

export const de = {
  settings: {
    title: 'Kontoeinstellungen',
    description: 'Dein Konto auf dieser Website.',
    lead: 'Name und E-Mail-Adresse kommen von dem Konto, mit dem du dich anmeldest, und werden dort geändert.',
    loadingAccount: 'Dein Konto wird geladen …',
    loadingSettings: 'Deine Einstellungen werden geladen …',
  },
  summary: {
    signedInAs: 'Angemeldet als',
    email: 'E-Mail',
    noEmail: 'Vom Anmeldedienst nicht angegeben',
    picture: 'Dein Bild',
    signOut: 'Abmelden',
  },
  nickname: {
    title: 'Spitzname',
    label: 'Wie wir dich hier nennen',
    note: 'Auf deinen anderen Geräten erscheint er, wenn du dich dort wieder anmeldest.',
    save: 'Spitznamen speichern',
  },
  newsletter: {
    title: 'Newsletter',
    confirmed: (address) => `Abonniert. Der Newsletter geht an ${address}.`,
    pending: (address) =>
      `Noch nicht bestätigt. ${address} ist angemeldet, aber bis zur Bestätigung verschicken wir nichts. Lass das Häkchen stehen und speichere, um hier zu bestätigen.`,
    none: (address) =>
      `Nicht abonniert. An ${address} geht nichts. Dein Anmeldedienst hat die Adresse geprüft, also genügt das Häkchen.`,
    send: 'Newsletter erhalten',
    save: 'Speichern',
    topics: 'Themen, und wie oft',
    saveTopics: 'Themen speichern',
    noAddress: (newsletterPage) => (
      <>
        {
          'Dein Anmeldedienst nennt uns keine E-Mail-Adresse. Mit einer anderen Adresse anmelden kannst du dich auf der '
        }
        {newsletterPage}.
      </>
    ),
    newsletterPage: 'Newsletter-Seite',
    unverified: (address) =>
      `Dein Anmeldedienst hat nicht geprüft, ob ${address} dir gehört, deshalb schicken wir zuerst eine Bestätigungsmail. Bevor du ihrem Link folgst, bekommst du nichts weiter. In jeder Ausgabe steht ein Link zum Abmelden.`,
    sendConfirmation: 'Bestätigungsmail anfordern',
  },
  privacy: {
    title: 'Datenschutz in diesem Browser',
    measurement: 'Messen, wie ich den Reiseführer nutze',
    advertising: 'Werbung danach auswählen, was ich lese',
    save: 'Auswahl speichern',
    otherBrowsers: 'Deine anderen Browser haben ihre eigene Auswahl.',
  },
  sessions: {
    title: 'Wo du angemeldet bist',
    thisDevice: 'Dieses Gerät',
    lastUsed: (atMs) => `Zuletzt benutzt am ${formatDateTime('de', atMs)} UTC`,
    signOut: 'Abmelden',
    signOutDevice: (device, lastUsedMs) =>
      `${device}, zuletzt benutzt am ${formatDateTime('de', lastUsedMs)}`,
    signOutOthers: 'Überall sonst abmelden',
  },
  data: {
    title: 'Deine Daten',
    lead: 'Alles, was wir zu deinem Konto speichern, in einer JSON-Datei.',
    export: 'Exportieren',
  },
  deletion: {
    title: 'Konto löschen',
    description: 'Was mit einem Konto gelöscht wird.',
    panelLead: 'Löscht Merkliste, Listen, E-Books, Newsletter und Einstellungen für immer.',
    panelLink: 'Was gelöscht wird, und wie',
    lead: 'Das lässt sich nicht rückgängig machen, weder von dir noch von uns.',
    unconfirmed: 'Setz das Häkchen, um zu bestätigen.',
    deletedWithIt: 'Was mitgelöscht wird:',
    items: [
      'was du gemerkt hast, deine Listen mit ihren Notizen und jeder Link, den du geteilt hast;',
      'deine E-Books: Lade sie vorher unter „Meine E-Books“ herunter;',
      'dein Spitzname und jede Anmeldung auf einem Gerät;',
      'dein Newsletter, falls er an die Adresse dieses Kontos geht. Wir speichern einen aus der Adresse errechneten Code, nicht die Adresse, damit sie nicht wieder angemeldet werden kann.',
    ],
    providerAccount: 'Das Konto bei deinem Anmeldedienst gehört nicht uns und bleibt, wie es ist.',
    confirm: 'Mein Konto und alles darin löschen',
    cancel: 'Konto behalten',
    submit: 'Konto löschen',
  },
  goodbye: {
    title: 'Auf Wiedersehen',
    description: 'Dein Konto ist gelöscht.',
    heading: 'Dein Konto ist gelöscht',
    lead: 'Merkliste, Listen, E-Books und Einstellungen sind weg. Der Reiseführer bleibt offen, und die Tür auch.',
    home: 'Zur Startseite',
  },
  done: {
    nickname: 'Spitzname gespeichert.',
    'newsletter-on': 'Du hast den Newsletter abonniert. Die nächste Ausgabe geht an deine Adresse.',
    'newsletter-off': 'Du hast den Newsletter abbestellt. Du bekommst keine Ausgaben mehr.',
    'newsletter-mailed':
      'Wir haben gerade eine Bestätigungsmail verschickt. Bevor du ihrem Link folgst, bekommst du nichts weiter.',
    letters: 'Themen gespeichert. Sie gelten ab der nächsten Ausgabe.',
    privacy: 'Deine Auswahl für diesen Browser ist gespeichert.',
    'sign-out-one': 'Dieses Gerät ist abgemeldet.',
    'sign-out-others':
      'Du bist überall sonst abgemeldet. Andere Geräte müssen sich neu anmelden, auch beim Anmeldedienst.',
  },
  problems: {
    nickname: `Ein Spitzname hat 1 bis ${MAX_NICKNAME_LENGTH} Zeichen.`,
    refused:
      'An diese Adresse dürfen wir nicht schreiben, deshalb lässt sich der Newsletter hier nicht abonnieren.',
    unverified:
      'Wir können nicht feststellen, ob die Adresse dir gehört. Melde dich über den Link in jeder Ausgabe ab.',
    'too-many': 'Gerade sind es zu viele Anfragen. Versuch es in einer Minute noch einmal.',
    'challenge-required': 'Gerade melden sich viele an. Nimm bitte das Formular auf der Newsletter-Seite.',
    'newsletter-off': 'Abonniere zuerst den Newsletter.',
  },
} satisfies Translation<typeof en>
