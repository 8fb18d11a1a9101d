import { expect, it } from 'vitest'
import { realHolidayBook } from '#tools/compile/fixtures/holiday-sample.ts'
import { buildPlaceSample } from '#tools/compile/fixtures/place-sample.ts'
import { loadCountries } from '#tools/compile/places/load-countries.ts'
import { createHolidayLists } from './holiday-lists.ts'

const malaysia = loadCountries().find(({ slug }) => slug === 'malaysia')
if (malaysia === undefined) throw new Error('Malaysia is missing')
const { sectionOf } = createHolidayLists(realHolidayBook(), [2026, 2027])
const PATH = '/destinations/malaysia'
const htmlOf = (place: Parameters<typeof buildPlaceSample>[0]): string =>
  sectionOf(buildPlaceSample({ country: malaysia, ...place }))
    .map(({ html }) => html)
    .join('')

it('shows the note of a place instead of that of its country', () => {
  expect(htmlOf({ name: 'Malaysia', path: PATH })).toContain('In Kedah, Kelantan and Terengganu')
  const borneo = htmlOf({ name: 'Malaysian Borneo', kind: 'region', path: `${PATH}/borneo` })
  expect(borneo).toContain('Sabah and Sarawak add days')
  expect(borneo).not.toContain('Kedah')
})
