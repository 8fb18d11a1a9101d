import { expect, it } from 'vitest'
import { daylightText } from './daylight-text.ts'

/** Hours of daylight in the middle of each month at these latitudes. */
const LONDON = [8.3, 9.9, 11.8, 13.9, 15.6, 16.6, 16.1, 14.5, 12.6, 10.6, 8.8, 7.9]
const CAPE_TOWN = [14.2, 13.3, 12.3, 11.2, 10.3, 9.9, 10.1, 10.9, 11.9, 12.9, 13.9, 14.4]
const LOFOTEN = [3.6, 8.2, 11.7, 15.5, 20, 24, 24, 17.6, 13.2, 9.5, 5.3, 0]

it.each([
  [LONDON, '8 hours in mid-December, 16½ hours in mid-June'],
  [CAPE_TOWN, '10 hours in mid-June, 14½ hours in mid-December'],
  [LOFOTEN, 'the sun does not rise in mid-December, the sun does not set from mid-June to mid-July'],
  [
    [0, 0, 12, 15, 24, 24, 24, 24, 13, 9, 0, 0],
    'the sun does not rise from mid-November to mid-February, the sun does not set from mid-May to mid-August',
  ],
  [
    [24, 24, 13, 9, 0, 0, 0, 0, 12, 15, 24, 24],
    'the sun does not rise from mid-May to mid-August, the sun does not set from mid-November to mid-February',
  ],
  [Array.from({ length: 12 }, () => 12.1), 'about 12 hours all year'],
])('describes the bars of %j in words', (hours, text) => {
  expect(daylightText(hours)).toBe(text)
})
