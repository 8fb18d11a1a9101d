import type { Translation } from '#isomorphic/words/translation.ts'
import { en } from './en.ts'

export const fr = {
  form: {
    title: 'Signaler une erreur',
    description: 'Ce qui est faux sur une page, pour la rédaction.',
  },
  rejections: {
    invalid_text: 'Dis en quelques mots ce qui est faux\u00a0: dix caractères au moins, deux mille au plus.',
    invalid_email:
      'Cette adresse n’est pas complète. Corrige-la, ou laisse le champ vide si tu ne veux pas de réponse.',
    too_many: 'Trop de signalements à la fois. Attends dix minutes, puis renvoie le tien.',
    unavailable:
      'Le signalement n’a pas pu être enregistré. Ton texte est toujours là\u00a0: renvoie-le dans une minute.',
  },
  thanks: {
    title: 'Merci',
    heading: 'Merci. Nous allons vérifier',
    lead: 'Chaque signalement est lu, et vérifié avant tout changement.',
    allDestinations: 'Toutes les destinations',
    backToPage: 'Retour à la page',
  },
  // Operators read English.
  mail: en.mail,
} satisfies Translation<typeof en>
