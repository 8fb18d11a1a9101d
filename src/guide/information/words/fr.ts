import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const fr = {
  collection: {
    places: 'Où, et en quels mois',
    stories: 'Les récits qui vont avec',
    placesOf: (title) => `${title}\u00a0: lieux`,
    storiesOf: (title) => `${title}\u00a0: récits`,
  },
  index: {
    title: 'Tout, de A à Z',
    description:
      'Tout Fernway sur une page\u00a0: chaque pays et chaque lieu décrit par continent, chaque récit par thème, et les pages sur le guide.',
    heading: 'Tout',
    lead: 'Chaque pays et chaque lieu que nous avons décrits, chaque récit, chaque page.',
    places: 'Lieux par continent',
    stories: 'Récits par thème',
    guide: 'À propos du guide',
    pages: {
      home: 'Accueil',
      destinations: 'Destinations',
      bestInTravel: 'Best in Travel',
      stories: 'Récits',
    },
  },
} satisfies Translation<typeof en>
