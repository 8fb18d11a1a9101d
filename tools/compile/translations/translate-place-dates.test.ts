import { expect, it } from 'vitest'
import { createContentLocaliser } from '#src/words/content/create-content-localiser.ts'
import { createTextLocaliser } from '#src/words/content/create-text-localiser.ts'
import { translatePlaceDates } from './translate-place-dates.ts'

const LANGUAGE = {
  names: {},
  namesByEnglish: {},
  texts: {
    'Bastille Day': 'Französischer Nationalfeiertag',
    'Most museums close on Mondays.': 'Die meisten Museen sind montags geschlossen.',
    '<1>Carnival</1> Brass bands before Lent.': '<1>Karneval</1> Blaskapellen vor der Fastenzeit.',
    'Kite week': 'Drachenwoche',
  },
}
const localiseText = createTextLocaliser('de', LANGUAGE)
const german = { localiseText, content: createContentLocaliser('de', LANGUAGE, localiseText) }

it('translates the days of a place, and names what stays English', () => {
  const dates = translatePlaceDates(german, {
    festivals: [
      { month: 2, name: 'Carnival', text: 'Brass bands before Lent.' },
      { month: 7, name: 'Kite week', text: 'Kites on the 3rd.', days: [3] },
      { month: 7, name: 'Naadam', text: 'Archery.' },
    ],
    holidays: { '2027-07-14': 'Bastille Day' },
    closings: [
      { text: 'Most museums close on Mondays.', weekdays: [1] },
      { text: 'Banks rest on Friday.', weekdays: [5] },
    ],
  })
  expect(dates).toEqual({
    festivals: [
      { month: 2, name: 'Karneval', text: 'Blaskapellen vor der Fastenzeit.' },
      { month: 7, name: 'Drachenwoche', text: 'Kites on the 3rd.', days: [3], english: ['text'] },
      { month: 7, name: 'Naadam', text: 'Archery.', english: ['name', 'text'] },
    ],
    holidays: { '2027-07-14': 'Französischer Nationalfeiertag' },
    closings: [
      { text: 'Die meisten Museen sind montags geschlossen.', weekdays: [1] },
      { text: 'Banks rest on Friday.', weekdays: [5], lang: 'en' },
    ],
  })
})
