import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

const days = new Intl.DateTimeFormat('fr', { dateStyle: 'long' })
const countPages = (count: number): string => (count <= 1 ? `${count} page` : `${count} pages`)

export const fr = {
  dialog: {
    title: (name) => `${name} hors ligne`,
    allGuides: 'Tous les guides hors ligne',
    close: 'Fermer',
  },
  panel: {
    checking: 'Calcul de la taille…',
    unknown: 'La taille n’est pas disponible pour l’instant.',
    checkAgain: 'Vérifier de nouveau',
    download: 'Télécharger le guide',
    resume: 'Reprendre',
    retry: 'Réessayer',
    discard: 'Abandonner',
    stop: 'Arrêter',
    update: 'Mettre le guide à jour',
    remove: 'Supprimer',
    partial: 'Une partie est déjà sur cet appareil.',
    metered: 'Ce réseau est lent ou limité\u00a0: le téléchargement peut en attendre un autre.',
    offered: (name, otherPages, size, isStory) => {
      const contents = isStory
        ? 'texte, affiches et cartes'
        : 'texte, affiches, cartes, expressions et curiosités'
      if (otherPages === 0) return `${name}, ${size}\u00a0: ${contents}.`
      return `${name}, avec ${otherPages === 1 ? 'une page associée' : `${otherPages} pages associées`}, ${size}\u00a0: ${contents}.`
    },
    downloading: (name) => `Téléchargement\u00a0: ${name}`,
    progress: (size, totalSize) => `${size} sur ${totalSize}`,
    progressWithFiles: (files, totalFiles, size, totalSize) =>
      `${files} fichiers sur ${totalFiles}, ${size} sur ${totalSize}`,
    downloaded: (size) => `Sur cet appareil, ${size}.`,
    downloadedOn: (size, time) => `Sur cet appareil, ${size}. Téléchargé le ${days.format(time)}.`,
  },
  failures: {
    cancelled: 'Arrêté. Tu peux reprendre là où tu en étais.',
    offline: 'Connexion perdue. Tu pourras reprendre là où tu en étais à son retour.',
    'quota exceeded':
      'Il n’y a pas assez de place sur cet appareil. Tes autres guides sont intacts\u202f; en supprimer un libère de la place.',
    busy: 'Le site est très sollicité en ce moment. Tu pourras reprendre là où tu en étais dans une minute.',
    'build changed':
      'Le guide vient d’être mis à jour. Tu pourras reprendre là où tu en étais dans une minute.',
    failed: 'Cela n’a pas marché. Tes autres guides sont intacts\u202f; réessaie plus tard.',
  },
  list: {
    updateAll: 'Tout mettre à jour',
    updating: (position, count, name) => `${position} sur ${count}\u00a0: ${name}`,
    upToDate: 'Tous les guides sont à jour.',
    notUpdated: (names) => `Non mis à jour\u00a0: ${names}. Ce qui est sur cet appareil reste intact.`,
    install: 'Ajouter Fernway à l’écran d’accueil',
    size: (name, size) => `${name}\u00a0: ${size}`,
  },
  storage: {
    free: (free) => `Il reste de la place pour ${free}.`,
    used: (used, free, isPersistent) => {
      const space = free === null ? 'il n’y a plus de place' : `il reste de la place pour ${free}`
      const duration = isPersistent
        ? 'Ils restent jusqu’à ce que tu les supprimes.'
        : 'Le navigateur peut les effacer quand l’appareil manque de place.'
      return `Tes guides occupent ${used}\u202f; ${space}. ${duration}`
    },
    freed: (name, size) => `Supprimé\u00a0: ${name}. ${size} libérés.`,
  },
  ranking: {
    section: 'Lequel, et quand\u202f?',
    open: 'Lequel, et quand\u202f?',
    failed: 'Cela n’a pas marché. Réessaie, ou mets d’abord un guide à jour.',
  },
  search: {
    label: 'Chercher dans tes guides hors ligne',
    submit: 'Chercher',
    section: 'Recherche dans tes guides hors ligne',
    none: (query) => `Rien pour «\u00a0${query}\u00a0» dans tes guides hors ligne.`,
    results: (query, count) => `${countPages(count)} dans tes guides hors ligne pour «\u00a0${query}\u00a0»`,
    corrected: (query, count, correction) =>
      `Rien pour «\u00a0${query}\u00a0» dans tes guides hors ligne. ${countPages(count)} pour ${correction}`,
  },
} satisfies Translation<typeof en>
