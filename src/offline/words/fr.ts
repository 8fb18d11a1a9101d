import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const fr = {
  title: 'Guides hors ligne',
  description:
    'Les guides de Fernway téléchargés sur cet appareil, avec affiches, cartes et expressions, à lire et à parcourir sans réseau.',
  lead: 'Des guides qui s’ouvrent sans réseau\u00a0: sur un ferry, au fond d’une vallée, à l’étranger.',
  empty: 'Il n’y a pas encore de guide sur cet appareil.',
  disabled:
    'Les guides ne peuvent pas être téléchargés pour l’instant, et ceux qui l’ont été ne s’ouvrent pas. Tout est ici, sur le site.',
  deviceGuide: 'Tes favoris et tes voyages sur cet appareil',
  kinds: { Country: 'Pays', Region: 'Région', City: 'Ville', Story: 'Récit' },
  howItWorks: {
    title: 'Comment télécharger un guide',
    download:
      'Ouvre la page d’un pays, d’une région, d’une ville ou d’un récit et touche «\u00a0Télécharger hors ligne\u00a0». La taille s’affiche avant. Un pays contient tous ses lieux\u202f; chaque guide contient ses affiches, ses cartes, ses expressions et ses curiosités, et s’ouvre ensuite sans réseau, ou avec un mauvais.',
    storage:
      'Les guides restent sur cet appareil jusqu’à ce que tu les supprimes. Ils ne contiennent rien de ton compte. À part eux, le site ne garde qu’une petite page qui les énumère quand tu es hors ligne.',
    withoutScriptTitle: 'Sans JavaScript',
    withoutScript:
      'Le téléchargement a besoin de JavaScript. Sans lui, tu peux imprimer une page pour en faire un guide et enregistrer les curiosités en fichiers pour les applis de randonnée\u00a0: les deux options se trouvent sous la carte de chaque lieu.',
    findPlace: 'Chercher un lieu à télécharger',
  },
  suggested: {
    title: (name) => `Pour commencer\u00a0: ${name}`,
    contents: (name, placeCount) =>
      `${name}, ses ${placeCount} régions et villes, avec leurs affiches, cartes et expressions. Un pays pèse environ quatre mégaoctets, autant qu’une photo.`,
    read: 'Le lire d’abord',
  },
  fallback: {
    documentTitle: 'Pas sur cet appareil · Fernway',
    home: 'Fernway, accueil',
    siteName: 'Fernway',
    title: 'Cette page n’est pas sur cet appareil',
    text: 'Le site est inaccessible pour l’instant.',
    guides: 'Sur cet appareil, sans réseau\u00a0:',
    retry: 'Réessayer',
    allGuides: 'Tous les guides hors ligne',
  },
} satisfies Translation<typeof en>
