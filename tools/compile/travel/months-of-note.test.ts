import { expect, it } from 'vitest'
import { monthsOfNote } from './months-of-note.ts'

const NORTH = 48
const SOUTH = -42

it.each([
  ['April to October.', [4, 5, 6, 7, 8, 9, 10]],
  ['Roughly March to May', [3, 4, 5]],
  ['from November to February', [11, 12, 1, 2]],
  ['June to June', [6]],
  ['Icebreaking ships, January and February.', [1, 2]],
  ['December and January', [12, 1]],
  ['between October and January', [10, 11, 12, 1]],
  ['early May to late July', [5, 6, 7]],
  ['mid-June to September', [6, 7, 8, 9]],
  ['By the pass, in summer only', [6, 7, 8]],
  ['summer only', [6, 7, 8]],
  ['summer boat', [6, 7, 8]],
  ['Dawson by the Top of the World road, summer only', [6, 7, 8]],
  ['The Coastal Pacific in the warm months.', [5, 6, 7, 8, 9]],
  ['Twin City Liner, not in winter', [3, 4, 5, 6, 7, 8, 9, 10, 11]],
  ['closed in winter', [3, 4, 5, 6, 7, 8, 9, 10, 11]],
  ['A sledge, in winter', [12, 1, 2]],
])('reads the months of “%s”', (note, months) => {
  expect(monthsOfNote(note, NORTH)).toEqual(months)
})

it('turns seasons round on the southern half of the Earth, and no named month', () => {
  expect(monthsOfNote('in summer only', SOUTH)).toEqual([12, 1, 2])
  expect(monthsOfNote('The Coastal Pacific in the warm months.', SOUTH)).toEqual([11, 12, 1, 2, 3])
  expect(monthsOfNote('not in winter', SOUTH)).toEqual([9, 10, 11, 12, 1, 2, 3, 4, 5])
  expect(monthsOfNote('May to October', SOUTH)).toEqual([5, 6, 7, 8, 9, 10])
  expect(monthsOfNote('in summer', 0)).toEqual([6, 7, 8])
})

it.each([
  [undefined],
  [''],
  ['Several times a day.'],
  ['In season; Rossaveel sails all year'],
  ['The Eastern Express, through snow in winter.'],
  ['Catamaran ferries, rough in July.'],
  ['rough in winter, so ask'],
  ['busy in summer'],
  ['Coach, more in snow'],
  ['Seats sell out for summer weekends.'],
  ['You may and must book in March'],
  ['may to october'],
  ['from mid-June to Thanksgiving'],
])('says nothing of “%s”', (note) => {
  expect(monthsOfNote(note, NORTH)).toBeNull()
})
