import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const es = {
  collection: {
    places: 'Dónde, y en qué meses',
    stories: 'Historias relacionadas',
    placesOf: (title) => `${title}: lugares`,
    storiesOf: (title) => `${title}: historias`,
  },
  index: {
    title: 'Todo, de la A a la Z',
    description:
      'Todo Fernway en una página: cada país y cada lugar descrito por continente, cada historia por tema y las páginas sobre la guía.',
    heading: 'Todo',
    lead: 'Cada país y cada lugar sobre el que hemos escrito, cada historia, cada página.',
    places: 'Lugares por continente',
    stories: 'Historias por tema',
    guide: 'Sobre la guía',
    pages: {
      home: 'Inicio',
      destinations: 'Destinos',
      bestInTravel: 'Best in Travel',
      stories: 'Historias',
    },
  },
} satisfies Translation<typeof en>
