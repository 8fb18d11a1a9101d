import { inContinentDe } from '#isomorphic/words/continents-de.ts'
import { spelledDe } from '#isomorphic/words/german-numbers.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.tsx'

const SITE_NAME = 'Fernway'
export const de = {
  siteName: SITE_NAME,
  document: {
    homeTitle: `${SITE_NAME}: Reiseführer und Plakate für die ganze Welt`,
    title: (page) => `${page} · ${SITE_NAME}`,
    storiesFeed: 'Geschichten',
    destinations: 'Reiseziele',
    continentHighlights: (continent) => `${continent}: womit wir anfangen würden`,
    continentCountries: (continent) => `${continent}: alle Länder von A bis Z`,
  },
  errors: {
    message: 'Bei uns klemmt gerade etwas. Unser Team weiß Bescheid.',
    retry: 'Noch einmal versuchen',
    home: 'Zur Startseite',
    reference: (requestId) => `Kennung ${requestId}`,
    signedOut: 'Du bist abgemeldet. Melde dich wieder an, um dein Konto zu sehen.',
    signIn: 'Anmelden',
    completePage: 'Die vollständige Seite anzeigen',
  },
  frame: {
    skip: 'Zum Inhalt springen',
    home: `${SITE_NAME}, Startseite`,
    menu: 'Menü',
    closeMenu: 'Menü schließen',
    navigation: 'Hauptmenü',
    allSections: 'Alle Bereiche',
    backFrom: ' anzeigen. Geöffnet: ',
    countries: 'Länder',
    regions: 'Regionen',
    cities: 'Städte',
    allOfContinent: (count, continent) => `Alle ${spelledDe(count)} ${inContinentDe(continent)}`,
    alert: 'Hinweis',
    closeAlert: 'Diesen Hinweis schließen',
  },
  language: {
    partly: 'Diese Seite ist noch nicht vollständig übersetzt; was fehlt, steht hier auf Englisch.',
    original: 'Auf Englisch lesen',
  },
  account: {
    signIn: 'Anmelden',
    title: 'Konto',
    menu: (name) => <>Konto von {name}</>,
    signedInAs: (name) => <>Angemeldet als {name}</>,
    saves: 'Merkliste',
    library: 'Meine E-Books',
    settings: 'Kontoeinstellungen',
    signOut: 'Abmelden',
    narrowLibrary: 'Meine E-Books',
    narrowSettings: 'Kontoeinstellungen',
    narrowSignOut: 'Abmelden',
  },
  search: {
    field: 'Reiseziele suchen',
    submit: 'Suchen',
    open: 'Suchen',
    close: 'Suche schließen',
    hint: 'Gib ein Land, eine Stadt oder eine Region ein. Mit der Eingabetaste durchsuchst du ganz Fernway.',
    everything: `Ganz ${SITE_NAME} durchsuchen`,
    picks: 'Aus Best in Travel',
    allPicks: 'Best in Travel entdecken',
  },
  footer: {
    offer: '20 % Rabatt auf deine erste Bestellung',
    offerConditions: 'Bedingungen des Angebots',
    copyright: (year) => `© ${year} ${SITE_NAME}`,
    mapSource: (licencesPath) => (
      <>
        Karten von Natural Earth. <a href={licencesPath}>Daten und Lizenzen</a>
      </>
    ),
    language: 'Sprache: ',
    cookieSettings: 'Cookie-Einstellungen',
    optOut: 'Meine Daten nicht verkaufen oder weitergeben',
    consentQuestion: 'Dürfen wir Seitenaufrufe, Suchanfragen und Klicks zählen? Keine Namen, keine Werbung.',
    consentYes: 'Ja, einverstanden',
    consentNo: 'Nein, danke',
  },
  components: {
    close: 'Schließen',
    breadcrumb: 'Navigationspfad',
    otherSite: ' (führt zu einer anderen Website)',
    newTab: ' (öffnet in einem neuen Tab)',
    page: (page) => `Seite ${page}`,
    rank: (rank) => `Nr. ${rank} `,
    save: 'Merken',
    saveItem: (name) => `${name} merken`,
    share: (name) => `Seite teilen: ${name}`,
    shareLink: 'Link zu dieser Seite',
    shareByMail: 'Per E-Mail senden',
    contact: 'Schreib uns',
    contactText: (address) => <>Die Redaktion erreichst du unter {address}.</>,
  },
  byline: {
    author: `${SITE_NAME}-Redaktion`,
    published: (day) => <>Veröffentlicht am {day}</>,
    written: (month) => <>Geschrieben im {month}</>,
    checked: {
      editor: (day) => <>Am {day} von der Redaktion geprüft</>,
      'second-reader': (day) => <>Englische Fassung am {day} gegengelesen</>,
    },
    minutes: (minutes) => `${minutes} Min. Lesezeit`,
  },
  mistakes: {
    report: 'Fehler melden',
    trap: 'Bitte leer lassen',
    text: 'Was stimmt nicht, und woher weißt du es?',
    email: 'Deine E-Mail-Adresse, falls du eine Antwort möchtest',
    send: 'Senden',
    privacy: (policyPath) => (
      <>
        Wir bewahren die Adresse neunzig Tage auf und nutzen sie nur für die Antwort. Mehr in der{' '}
        <a href={policyPath}>Datenschutzerklärung</a>.
      </>
    ),
  },
} satisfies Translation<typeof en>
