import type { KEEP_GUIDES_WORDS } from '#client/saves/words/keep-guides-words.ts'
import { choosePlural } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'

export const keepGuidesFr = {
  title: 'Cette liste et ses guides, hors ligne',
  listStored:
    'La liste et tes notes restent sur cet appareil jusqu’à ce que tu te déconnectes, et s’ouvrent dans les favoris sans réseau.',
  measuring: 'Calcul de leur taille…',
  offer: (count, size) =>
    `${count} ${choosePlural('fr', count, { one: 'guide', other: 'guides' })} avec affiches, cartes et expressions\u00a0: ${size}.`,
  download: (size) => `Télécharger ${size}`,
  progress: (files, total) => `${files} fichiers sur ${total}`,
  complete: 'Tous les guides de cette liste sont sur cet appareil.',
  failed:
    'Le téléchargement s’est arrêté. Ce qui est déjà téléchargé est conservé\u202f; réessaie pour continuer.',
  unknown: 'Le site n’est pas accessible pour l’instant\u00a0: la taille est inconnue.',
  retry: 'Réessayer',
  allGuides: 'Tous les guides hors ligne',
  close: 'Fermer',
} satisfies Translation<(typeof KEEP_GUIDES_WORDS)['en']>
