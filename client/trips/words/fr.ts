import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const fr = {
  onThisDevice: 'Sur cet appareil',
  deviceHint: 'Connecte-toi, et ils seront aussi dans ton compte.',
  notFound: 'Ce voyage n’est pas sur cet appareil',
  notFoundText: 'Il est peut-être sur un autre appareil, ou dans ton compte.',
  back: 'Tous les voyages',
  openOnSite: 'Ouvrir sur le site',
  offline: 'Pas de réseau\u00a0: tes modifications restent sur cet appareil et partiront à son retour.',
  changedByOthers: 'Une autre personne a modifié le voyage.',
  remove: 'Supprimer de cet appareil',
  confirmRemove: 'Supprimer ce voyage\u202f? Il n’est que sur cet appareil.',
  signIn: 'Te connecter pour le garder dans ton compte',
  notStored:
    'Cette modification n’a pas pu être enregistrée sur cet appareil. Ton texte est encore dans le formulaire.',
} satisfies Translation<typeof en>
