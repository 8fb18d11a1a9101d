import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.tsx'

export const fr = {
  cookieSettings: {
    title: 'Réglages des cookies',
    description: 'Ce que Fernway peut retenir et compter dans ce navigateur.',
  },
  status: {
    privacyControl:
      'Ton navigateur envoie Global Privacy Control. Nous le respectons\u00a0: rien n’est mesuré, rien n’est partagé.',
    optedOut: 'Tu as refusé le partage dans ce navigateur, donc rien n’est mesuré.',
    notChosen: 'Tu n’as pas encore choisi, donc rien n’est mesuré.',
    allowed: 'Ton choix est enregistré. Tu peux le retirer ici.',
    refused: 'Tu as refusé. Rien n’est mesuré.',
  },
  form: {
    necessary: 'Nécessaires',
    necessaryUse: 'Gardent ta session ouverte et retiennent un avis fermé et ce choix. Toujours actifs.',
    measurement: 'Mesure',
    measurementUse: (hasThirdParties) =>
      hasThirdParties
        ? 'Compte quelles pages sont lues, ce qui est cherché et quels liens sont suivis. Des entreprises qui travaillent pour nous y participent.'
        : 'Compte quelles pages sont lues, ce qui est cherché et quels liens sont suivis. Nous comptons nous-mêmes, sans nom ni numéro pour toi.',
    advertising: 'Publicité',
    advertisingUse: (hasAds) =>
      hasAds
        ? 'Permet de choisir et de compter des annonces, avec un nombre au hasard qui dure autant que la page.'
        : 'Permettrait de choisir et de compter des annonces. Fernway n’en a pas à présent.',
    withdrawFirst: (link) => <>Pour choisir de nouveau, il faut d’abord {link}.</>,
    withdrawLink: 'retirer ton refus',
    allowAll: 'Tout accepter',
    refuseAll: 'Tout refuser',
    saveChosen: 'Enregistrer mes choix',
  },
  optOut: {
    privacyControl:
      'Ton navigateur envoie Global Privacy Control\u00a0: tu as donc déjà refusé. Il n’y a rien à faire.',
    optedOut: 'Tu as refusé dans ce navigateur. Cela dure un an, ou jusqu’à ce que tu le retires.',
    notOptedOut: 'Tu n’as pas refusé dans ce navigateur.',
    optOut: 'Ne pas vendre ni partager mes données',
    withdraw: 'Retirer mon refus',
  },
} satisfies Translation<typeof en>
