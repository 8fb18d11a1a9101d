import { formatDateTime } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import { MAX_NICKNAME_LENGTH } from '#src/account/rules/settings-action.ts'
import type { en } from './en.tsx'

export const fr = {
  settings: {
    title: 'Paramètres du compte',
    description: 'Ton compte sur ce site.',
    lead: 'Ton nom et ton e-mail viennent du compte avec lequel tu te connectes, et c’est là qu’ils se changent.',
    loadingAccount: 'Chargement de ton compte…',
    loadingSettings: 'Chargement de tes paramètres…',
  },
  summary: {
    signedInAs: 'Connecté en tant que',
    email: 'E-mail',
    noEmail: 'Non transmis par ton service de connexion',
    picture: 'Ta photo de profil',
    signOut: 'Se déconnecter',
  },
  nickname: {
    title: 'Pseudo',
    label: 'Comment nous t’appelons ici',
    note: 'Tes autres appareils l’affichent à ta prochaine connexion.',
    save: 'Enregistrer le pseudo',
  },
  newsletter: {
    title: 'Lettre d’information',
    confirmed: (address) => `Activée. La lettre est envoyée à ${address}.`,
    pending: (address) =>
      `En attente. ${address} est inscrite mais pas encore confirmée\u00a0: rien n’est envoyé. Laisse la case cochée et enregistre pour confirmer ici.`,
    none: (address) =>
      `Désactivée. Rien n’est envoyé à ${address}. Ton service de connexion a vérifié l’adresse, il suffit donc de cocher la case.`,
    send: 'Recevoir la lettre',
    save: 'Enregistrer',
    topics: 'Thèmes et rythme',
    saveTopics: 'Enregistrer les thèmes',
    noAddress: (newsletterPage) => (
      <>
        {
          'Ton service de connexion ne nous donne pas d’adresse e-mail. Tu peux t’inscrire avec n’importe quelle adresse sur la '
        }
        {newsletterPage}.
      </>
    ),
    newsletterPage: 'page de la lettre',
    unverified: (address) =>
      `Ton service de connexion n’a pas vérifié que ${address} est à toi, donc nous envoyons d’abord un e-mail de confirmation. Tu ne recevras rien d’autre avant d’avoir cliqué sur son lien. Chaque numéro contient un lien pour se désinscrire.`,
    sendConfirmation: 'Recevoir l’e-mail de confirmation',
  },
  privacy: {
    title: 'Vie privée dans ce navigateur',
    measurement: 'Mesurer comment j’utilise le guide',
    advertising: 'Choisir la publicité d’après ce que je lis',
    save: 'Enregistrer les choix',
    otherBrowsers: 'Tes autres navigateurs ont leurs propres choix.',
  },
  sessions: {
    title: 'Tes appareils connectés',
    thisDevice: 'Cet appareil',
    lastUsed: (atMs) => `Dernière utilisation le ${formatDateTime('fr', atMs)} UTC`,
    signOut: 'Déconnecter',
    signOutDevice: (device, lastUsedMs) =>
      `${device}, dernière utilisation le ${formatDateTime('fr', lastUsedMs)}`,
    signOutOthers: 'Déconnecter partout ailleurs',
  },
  data: {
    title: 'Tes données',
    lead: 'Tout ce que nous gardons de ton compte, dans un fichier JSON.',
    export: 'Exporter',
  },
  deletion: {
    title: 'Supprimer le compte',
    description: 'Ce qui disparaît avec un compte.',
    panelLead: 'Supprime pour toujours tes favoris, listes, e-books, lettre et paramètres.',
    panelLink: 'Ce qui est supprimé, et comment',
    lead: 'Ni toi ni nous ne pourrons revenir en arrière.',
    unconfirmed: 'Coche la case pour confirmer.',
    deletedWithIt: 'Ce qui est supprimé avec lui\u00a0:',
    items: [
      'tes favoris, tes listes avec leurs notes, et chaque lien que tu as partagé\u202f;',
      'tes e-books\u00a0: télécharge-les d’abord, dans «\u00a0Mes e-books\u00a0»\u202f;',
      'ton pseudo, et chaque connexion sur un appareil\u202f;',
      'ta lettre, si elle va à l’adresse de ce compte. Nous gardons un code calculé à partir de l’adresse, pas l’adresse, pour qu’elle ne puisse pas être inscrite de nouveau.',
    ],
    providerAccount: 'Le compte de ton service de connexion n’est pas à nous et reste tel quel.',
    confirm: 'Supprimer mon compte et tout ce qu’il contient',
    cancel: 'Garder mon compte',
    submit: 'Supprimer le compte',
  },
  goodbye: {
    title: 'Au revoir',
    description: 'Ton compte est supprimé.',
    heading: 'Ton compte est supprimé',
    lead: 'Favoris, listes, e-books et paramètres ont disparu. Le guide reste ouvert, et la porte aussi.',
    home: 'Aller à l’accueil',
  },
  done: {
    nickname: 'Pseudo enregistré.',
    'newsletter-on': 'La lettre est activée. Le prochain numéro arrivera à ton adresse.',
    'newsletter-off': 'La lettre est désactivée. Tu ne recevras plus de numéro.',
    'newsletter-mailed':
      'Nous venons d’envoyer un e-mail de confirmation. Tu ne recevras rien d’autre avant d’avoir cliqué sur son lien.',
    letters: 'Thèmes enregistrés. Ils valent dès le prochain numéro.',
    privacy: 'Tes choix pour ce navigateur sont enregistrés.',
    'sign-out-one': 'Cet appareil est déconnecté.',
    'sign-out-others':
      'Les autres appareils sont déconnectés. Ils doivent se reconnecter, y compris auprès du service de connexion.',
  },
  problems: {
    nickname: `Un pseudo compte de 1 à ${MAX_NICKNAME_LENGTH} caractères.`,
    refused: 'Nous ne pouvons pas écrire à cette adresse, donc la lettre ne peut pas être activée ici.',
    unverified:
      'Nous ne pouvons pas savoir si l’adresse est à toi. Désinscris-toi avec le lien qui figure dans chaque numéro.',
    'too-many': 'Trop de demandes en ce moment. Réessaie dans une minute.',
    'challenge-required':
      'Beaucoup de gens s’inscrivent en ce moment. Utilise le formulaire de la page de la lettre.',
    'newsletter-off': 'Active d’abord la lettre.',
  },
} satisfies Translation<typeof en>
