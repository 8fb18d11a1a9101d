import { MAX_LIST_ITEMS } from '#isomorphic/saves/saves-names.ts'
import { choosePlural } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import { MAX_NAME_LENGTH, MAX_NOTE_LENGTH } from '#src/http/rules/user-text.ts'
import { MAX_CHANGES_PER_DAY, MAX_LISTS } from '#src/saves/rules/saves-limits.ts'
import type { en } from './en.ts'

export const fr = {
  mainListName: 'Favoris',
  head: {
    saves: {
      title: 'Favoris',
      description: 'Les lieux, les curiosités et les récits que tu as enregistrés.',
    },
    save: {
      title: (page) => `Enregistrer\u00a0: ${page}`,
      description: 'Choisir la liste où placer une page.',
    },
    shared: { description: 'Des lieux, des curiosités et des récits choisis par quelqu’un qui lit Fernway.' },
    countries: { title: 'Pays', description: 'Les pays que tu connais déjà, et ceux où tu veux aller.' },
    device: {
      title: 'Favoris sur cet appareil',
      description:
        'Les lieux, les curiosités et les récits que tu as enregistrés dans ce navigateur sans te connecter.',
    },
    continue: { title: 'Continuer', description: 'Ce que tu allais faire avant de te connecter.' },
    import: { title: 'Import', description: 'Ce qui a été trouvé dans ton fichier.' },
  },
  page: {
    storyMeta: (topic, minutes) => `${topic} · ${minutes}\u00a0min de lecture`,
    sightMeta: (place) => `Curiosité, ${place}`,
    removed: 'Une page qui n’est plus dans le guide',
  },
  counted: {
    place: (count) => `${count} ${choosePlural('fr', count, { one: 'lieu', other: 'lieux' })}`,
    sight: (count) => `${count} ${choosePlural('fr', count, { one: 'curiosité', other: 'curiosités' })}`,
    story: (count) => `${count} ${choosePlural('fr', count, { one: 'récit', other: 'récits' })}`,
  },
  list: {
    storiesGroup: 'Récits',
    removedGroup: 'Absents du guide',
    distanceTo: (distance, next) => `${next} à ${distance}`,
    mapTitle: (list) => `Carte\u00a0: ${list}`,
  },
  import: {
    defaultListName: 'Import',
    pointWithoutName: 'Un point sans nom',
    entryWithoutPage: 'Une entrée qui ne nomme aucune page',
  },
  countryMarked: (country) => `Pays marqué\u00a0: ${country}.`,
  countryUnmarked: (country) => `Pays qui n’est plus marqué\u00a0: ${country}.`,
  unknownCountry: 'Aucun pays du guide ne porte ce nom. Choisis-en un dans la liste.',
  unnamed: { page: 'cette page', list: 'l’autre liste', position: 'à une autre position' },
  position: (position, total) => `en position ${position} sur ${total}`,
  openList: (list) => `Ouvrir ${list}`,
  done: {
    saved: ({ name, otherName }) => `Dans ${otherName}\u00a0: ${name}.`,
    removed: ({ name }) => `Retiré de cette liste\u00a0: ${name}.`,
    restored: ({ name }) => `De retour\u00a0: ${name}.`,
    noted: ({ name }) => `Note enregistrée\u00a0: ${name}. Personne d’autre ne la voit.`,
    'noted-openly': ({ name, isShared }) =>
      isShared
        ? `Note enregistrée\u00a0: ${name}. Toute personne qui a le lien de la liste peut la lire.`
        : `Note enregistrée\u00a0: ${name}. Les autres pourront la lire dès que tu partageras la liste.`,
    ordered: ({ name, position }) => `Maintenant ${position}\u00a0: ${name}.`,
    copied: ({ name, otherName }) => `Aussi dans ${otherName}\u00a0: ${name}.`,
    moved: ({ name, otherName }) => `Maintenant dans ${otherName}\u00a0: ${name}.`,
    created: () => 'Ta nouvelle liste est prête.',
    renamed: () => 'La liste a son nouveau nom.',
    shared: () => 'La liste a un lien. Toute personne qui l’a peut lire la liste, et rien d’autre.',
    unshared: () => 'Le lien ne marche plus.',
    deleted: () => 'La liste est supprimée. Si elle avait un lien, il ne marche plus.',
    revived: ({ isShared }) =>
      isShared
        ? 'La liste est de retour, et son lien marche de nouveau.'
        : 'La liste est de retour. Elle n’a pas de lien, comme avant.',
    'copied-partly': () =>
      `Tu as maintenant ta copie de la liste, sauf ce qui n’y tenait pas\u00a0: une liste contient ${MAX_LIST_ITEMS} pages au plus.`,
    'copied-list': () => 'Tu as maintenant ta copie de la liste, à modifier à ta guise.',
  },
  problem: {
    form: 'Cette demande n’a pas été comprise. Réessaie.',
    name: `Une liste doit avoir un nom de 1 à ${MAX_NAME_LENGTH} caractères.`,
    note: `Une note compte ${MAX_NOTE_LENGTH} caractères au plus.`,
    'note-conflict': `Un autre de tes appareils y a aussi écrit une note, et les deux ensemble dépassent ${MAX_NOTE_LENGTH} caractères. L’autre note n’a pas changé.`,
    'list-full': `Une liste contient ${MAX_LIST_ITEMS} pages au plus. Retires-en d’abord une.`,
    'too-many-lists': `Tu as ${MAX_LISTS} listes, c’est le maximum. Supprimes-en d’abord une.`,
    'too-large': 'Ce fichier dépasse 1\u00a0Mo.',
    'wrong-file':
      'Ce fichier n’a pas pu être lu. Choisis un fichier GPX, KML ou CSV, une liste de Google Takeout ou un fichier JSON exporté d’ici.',
    'no-list': 'Cette liste n’existe plus.',
    'account-full':
      'Tes listes contiennent tout ce qu’un compte peut contenir. Retire des pages ou raccourcis des notes\u202f; la place se libère au bout d’un jour.',
    'too-many-changes': `Tu as fait ${MAX_CHANGES_PER_DAY} modifications aujourd’hui, c’est le maximum. Continue demain.`,
    'too-fast': 'C’était beaucoup d’un coup. Attends une minute et réessaie.',
  },
} satisfies Translation<typeof en>
