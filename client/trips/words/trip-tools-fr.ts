import { choosePlural } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { TRIP_TOOLS_WORDS } from './trip-tools-words.ts'

export const tripToolsFr = {
  print: 'Imprimer',
  title: 'Ce voyage, hors ligne',
  measuring: 'Calcul de la taille de ses guides…',
  offer: (count, size) =>
    `Le programme, et ${count} ${choosePlural('fr', count, { one: 'guide', other: 'guides' })} de ses lieux avec affiches, cartes et expressions\u00a0: ${size}.`,
  download: (size) => `Télécharger ${size}`,
  progress: (files, total) => `${files} fichiers sur ${total}`,
  complete: 'Le programme et les guides de ses lieux sont sur cet appareil.',
  failed:
    'Le téléchargement s’est arrêté. Ce qui est déjà téléchargé est conservé\u202f; réessaie pour continuer.',
  unknown: 'Le site n’est pas accessible pour l’instant\u00a0: la taille est inconnue.',
  unsupported: 'Ce navigateur ne peut pas garder de guides. Le programme, lui, est sur cet appareil.',
  retry: 'Réessayer',
  close: 'Fermer',
  refused: (count) =>
    `${count} ${choosePlural('fr', count, { one: 'modification faite', other: 'modifications faites' })} sans réseau, impossible à appliquer\u00a0:`,
  unknownTrip: 'Le voyage a été supprimé, ou n’est plus partagé avec toi.',
  noCopy: 'Pas de réseau. Ton texte est toujours dans le formulaire\u00a0: renvoie-le à son retour.',
} satisfies Translation<(typeof TRIP_TOOLS_WORDS)['en']>
