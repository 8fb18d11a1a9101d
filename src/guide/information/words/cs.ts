import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const cs = {
  collection: {
    places: 'Kam a\u00a0ve kterých měsících',
    stories: 'Příběhy k\u00a0tomu',
    placesOf: (title) => `${title}: místa`,
    storiesOf: (title) => `${title}: příběhy`,
  },
  index: {
    title: 'Všechno od A do Z',
    description:
      'Celý Fernway na jedné stránce: každá země a\u00a0každé popsané místo podle světadílů, každý příběh podle témat a\u00a0stránky o\u00a0průvodci.',
    heading: 'Všechno',
    lead: 'Každá země a\u00a0každé místo, o\u00a0kterém jsme psali, každý příběh, každá stránka.',
    places: 'Místa podle světadílů',
    stories: 'Příběhy podle témat',
    guide: 'O\u00a0průvodci',
    pages: {
      home: 'Úvodní stránka',
      destinations: 'Destinace',
      bestInTravel: 'Best in Travel',
      stories: 'Příběhy',
    },
  },
} satisfies Translation<typeof en>
