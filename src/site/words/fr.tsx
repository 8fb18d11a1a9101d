import { inContinentFr } from '#isomorphic/words/continents-fr.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.tsx'

const SITE_NAME = 'Fernway'

export const fr = {
  siteName: SITE_NAME,
  document: {
    homeTitle: `${SITE_NAME}\u00a0: guides de voyage et affiches du monde entier`,
    title: (page) => `${page} · ${SITE_NAME}`,
    storiesFeed: 'Récits',
    destinations: 'Destinations',
    continentHighlights: (continent) => `${continent}\u00a0: par où nous commencerions`,
    continentCountries: (continent) => `${continent}\u00a0: tous les pays, de A à Z`,
  },
  errors: {
    message: 'Quelque chose coince chez nous. Notre équipe est prévenue.',
    retry: 'Réessayer',
    home: 'Aller à l’accueil',
    reference: (requestId) => `Référence ${requestId}`,
    signedOut: 'Ta session est fermée. Reconnecte-toi pour voir ton compte.',
    signIn: 'Se connecter',
    completePage: 'Afficher la page complète',
  },
  frame: {
    skip: 'Aller au contenu',
    home: `${SITE_NAME}, accueil`,
    menu: 'Menu',
    closeMenu: 'Fermer le menu',
    navigation: 'Menu principal',
    allSections: 'Toutes les rubriques',
    backFrom: ', retour depuis ',
    countries: 'Pays',
    regions: 'Régions',
    cities: 'Villes',
    allOfContinent: (count, continent) => `Les ${count} lieux ${inContinentFr(continent)}`,
    alert: 'Avis',
    closeAlert: 'Fermer cet avis',
  },
  language: {
    partly: 'Cette page n’est pas encore entièrement en français\u202f; ce qui manque est en anglais.',
    original: 'La lire en anglais',
  },
  account: {
    signIn: 'Se connecter',
    title: 'Compte',
    menu: (name) => (
      <>
        {'Compte\u00a0: '}
        {name}
      </>
    ),
    signedInAs: (name) => <>Connecté en tant que {name}</>,
    saves: 'Favoris',
    library: 'Mes e-books',
    settings: 'Paramètres du compte',
    signOut: 'Se déconnecter',
    narrowLibrary: 'Mes e-books',
    narrowSettings: 'Paramètres du compte',
    narrowSignOut: 'Se déconnecter',
  },
  search: {
    field: 'Chercher une destination',
    submit: 'Chercher',
    open: 'Chercher',
    close: 'Fermer la recherche',
    hint: 'Tape un pays, une ville ou une région. La touche Entrée lance la recherche partout.',
    everything: `Chercher dans tout ${SITE_NAME}`,
    picks: 'Dans Best in Travel',
    allPicks: 'Découvrir Best in Travel',
  },
  footer: {
    offer: '20\u00a0% de remise sur ta première commande',
    offerConditions: 'Conditions de l’offre',
    copyright: (year) => `© ${year} ${SITE_NAME}`,
    mapSource: (licencesPath) => (
      <>
        {'Cartes\u00a0: Natural Earth. '}
        <a href={licencesPath}>Données et licences</a>
      </>
    ),
    language: 'Langue\u00a0: ',
    cookieSettings: 'Paramètres des cookies',
    optOut: 'Ne pas vendre ni partager mes données personnelles',
    consentQuestion:
      'Pouvons-nous compter les pages, les recherches et les clics\u202f? Ni nom, ni publicité.',
    consentYes: 'Oui, d’accord',
    consentNo: 'Non, merci',
  },
  components: {
    close: 'Fermer',
    breadcrumb: 'Fil d’Ariane',
    otherSite: ' (ouvre un autre site)',
    newTab: ' (ouvre un nouvel onglet)',
    page: (page) => `Page ${page}`,
    rank: (rank) => `Nº\u00a0${rank} `,
    save: 'Enregistrer',
    saveItem: (name) => `Enregistrer\u00a0: ${name}`,
    share: (name) => `Partager\u00a0: ${name}`,
    shareLink: 'Lien vers cette page',
    shareByMail: 'L’envoyer par e-mail',
    contact: 'Nous écrire',
    contactText: (address) => <>Les messages adressés à {address} arrivent à la rédaction.</>,
  },
  byline: {
    author: `La rédaction de ${SITE_NAME}`,
    published: (day) => <>Publié le {day}</>,
    written: (month) => <>Écrit en {month}</>,
    checked: {
      editor: (day) => <>Vérifié par la rédaction le {day}</>,
      'second-reader': (day) => <>Texte anglais relu par un second lecteur le {day}</>,
    },
    minutes: (minutes) => `${minutes}\u00a0min de lecture`,
  },
  mistakes: {
    report: 'Signaler une erreur',
    trap: 'Laisse ce champ vide',
    text: 'Qu’est-ce qui est faux, et d’où tiens-tu l’information\u202f?',
    email: 'Ton adresse e-mail, si tu souhaites une réponse',
    send: 'Envoyer',
    privacy: (policyPath) => (
      <>
        {'Nous gardons l’adresse quatre-vingt-dix jours, uniquement pour te répondre\u202f; '}
        <a href={policyPath}>politique de confidentialité</a>.
      </>
    ),
  },
} satisfies Translation<typeof en>
