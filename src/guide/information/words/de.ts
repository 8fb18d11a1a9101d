import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const de = {
  collection: {
    places: 'Wohin, und in welchen Monaten',
    stories: 'Geschichten dazu',
    placesOf: (title) => `${title}: Orte`,
    storiesOf: (title) => `${title}: Geschichten`,
  },
  index: {
    title: 'Alles von A bis Z',
    description:
      'Ganz Fernway auf einer Seite: alle Länder und beschriebenen Orte nach Kontinent, alle Geschichten nach Thema und die Seiten über den Reiseführer.',
    heading: 'Alles',
    lead: 'Jedes Land, jeder Ort, über den wir geschrieben haben, jede Geschichte, jede Seite.',
    places: 'Orte nach Kontinent',
    stories: 'Geschichten nach Thema',
    guide: 'Über den Reiseführer',
    pages: {
      home: 'Startseite',
      destinations: 'Reiseziele',
      bestInTravel: 'Best in Travel',
      stories: 'Geschichten',
    },
  },
} satisfies Translation<typeof en>
