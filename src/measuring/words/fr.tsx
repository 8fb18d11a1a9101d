import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.tsx'

export const fr = {
  cookieSettings: {
    title: 'Paramètres des cookies',
    description: 'Ce que Fernway peut retenir et compter dans ce navigateur.',
  },
  status: {
    privacyControl:
      'Ton navigateur envoie le signal Global Privacy Control. Nous le respectons\u00a0: rien n’est mesuré, rien n’est partagé.',
    optedOut: 'Tu as refusé le partage dans ce navigateur, donc rien n’est mesuré.',
    notChosen: 'Tu n’as pas encore choisi, donc rien n’est mesuré.',
    allowed: 'Ton choix est enregistré. Tu peux le retirer ici.',
    refused: 'Tu as refusé. Rien n’est mesuré.',
  },
  form: {
    necessary: 'Nécessaires',
    necessaryUse:
      'Gardent ta session ouverte et retiennent les avis que tu as fermés, ainsi que ce choix. Toujours actifs.',
    measurement: 'Mesure d’audience',
    measurementUse: (hasThirdParties) =>
      hasThirdParties
        ? 'Compte les pages lues, les recherches et les liens suivis. Des entreprises qui travaillent pour nous y participent.'
        : 'Compte les pages lues, les recherches et les liens suivis. Nous comptons nous-mêmes, sans nom ni identifiant.',
    advertising: 'Publicité',
    advertisingUse: (hasAds) =>
      hasAds
        ? 'Permet de choisir et de compter des annonces, avec un nombre aléatoire qui ne dure que le temps de la page.'
        : 'Permettrait de choisir et de compter des annonces. Fernway n’en a pas pour l’instant.',
    withdrawFirst: (link) => <>Pour choisir de nouveau, il faut d’abord {link}.</>,
    withdrawLink: 'retirer ton refus',
    allowAll: 'Tout accepter',
    refuseAll: 'Tout refuser',
    saveChosen: 'Enregistrer mes choix',
  },
  optOut: {
    privacyControl:
      'Ton navigateur envoie le signal Global Privacy Control\u00a0: tu as donc déjà refusé. Il n’y a rien à faire.',
    optedOut: 'Tu as refusé dans ce navigateur. Cela dure un an, ou jusqu’à ce que tu le retires.',
    notOptedOut: 'Tu n’as pas refusé dans ce navigateur.',
    optOut: 'Ne pas vendre ni partager mes données',
    withdraw: 'Retirer mon refus',
  },
} satisfies Translation<typeof en>
