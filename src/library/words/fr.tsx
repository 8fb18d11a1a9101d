import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.tsx'

export const fr = {
  title: 'Mes e-books',
  description: 'Tes e-books.',
  lead: 'Ce que tu achètes dans la boutique apparaît ici, à télécharger autant de fois que tu veux.',
  loading: 'Chargement de tes livres…',
  empty: {
    title: 'Pas encore d’e-book',
    text: 'Les e-books de la boutique apparaissent ici dès qu’ils sont payés, à lire sur tout appareil.',
  },
  notDelivered: 'En route depuis la boutique',
  file: (size) => `EPUB, ${size}`,
  boughtOn: (day) => <>À toi depuis le {day}</>,
  guideTo: (place) => `Le guide\u00a0: ${place}`,
  download: 'Télécharger',
} satisfies Translation<typeof en>
