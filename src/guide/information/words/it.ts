import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const it = {
  collection: {
    places: 'Dove, e in quali mesi',
    stories: 'Storie da abbinare',
    placesOf: (title) => `${title}: luoghi`,
    storiesOf: (title) => `${title}: storie`,
  },
  index: {
    title: 'Tutto, dalla A alla Z',
    description:
      'Tutto Fernway in una pagina: ogni paese e ogni luogo descritto per continente, ogni storia per tema e le pagine sulla guida.',
    heading: 'Tutto',
    lead: 'Ogni paese e ogni luogo di cui abbiamo scritto, ogni storia, ogni pagina.',
    places: 'Luoghi per continente',
    stories: 'Storie per tema',
    guide: 'Sulla guida',
    pages: {
      home: 'Pagina iniziale',
      destinations: 'Destinazioni',
      bestInTravel: 'Best in Travel',
      stories: 'Storie',
    },
  },
} satisfies Translation<typeof en>
