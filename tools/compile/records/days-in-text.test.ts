import { expect, it } from 'vitest'
import { daysInText, weekdaysInText } from './days-in-text.ts'

it.each([
  ['From the 13th to the 15th Silom and Khao San are soaked.', 4, [13, 14, 15]],
  ['On the 24th to 26th arches of coloured bulbs cover the main streets.', 8, [24, 25, 26]],
  ['From the 10th to Independence on the 12th, with carnival bands.', 9, [10, 11, 12]],
  ['From the 30th to the 2nd men in balsa masks fight a mock bull.', 12, [30, 31]],
  ['On the 16th and 17th parades and dances in every provincial town.', 8, [16, 17]],
  ['Wooden floats are pulled by hand on the 17th and the 24th.', 7, [17, 24]],
  ['All month long, before the great processions of the 17th and the 24th.', 7, []],
  ['On the 1st, recalling 1960. Somaliland marks the 18th of May.', 7, [1]],
  ['On the 29th of October children march with flags in each town.', 10, [29]],
  ['On the 27th of the third lunar month, April or May.', 5, []],
  ['On the 23rd of the third moon opera is played for the goddess.', 4, []],
  ['Concerts around the 31st and the 1st of September.', 8, [31]],
  ['Around the 20th of the month flags run along the roads.', 11, [20]],
  ['Costumes and brass bands before Lent.', 2, []],
] as const)('finds the days of %s', (text, month, days) => {
  expect(daysInText(text, month)).toEqual(days)
})

it.each([
  ['Most museums close on Mondays; shops must shut on Good Friday, Easter Sunday and over Christmas.', [1]],
  ['Many museums close on Monday; shops shut on Saturday afternoon and Sunday.', [0, 1, 6]],
  ['Few museums have a closing day.', []],
] as const)('finds the weekdays of %s', (text, weekdays) => {
  expect(weekdaysInText(text)).toEqual(weekdays)
})
