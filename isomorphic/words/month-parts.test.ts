import { expect, it } from 'vitest'
import { monthNames } from './formats.ts'
import { LOCALE_TAGS } from './locale.ts'
import { monthParts } from './month-parts.ts'

const shortNames = (tag: (typeof LOCALE_TAGS)[number]): readonly string[] =>
  monthNames(tag).map((name) =>
    monthParts(name)
      .filter((_, index) => index % 2 === 0)
      .join(''),
  )

it.each(LOCALE_TAGS)('shortens no two months of %s alike, and loses no letter', (tag) => {
  expect(new Set(shortNames(tag)).size).toBe(12)
  expect(monthNames(tag).map((name) => monthParts(name).join(''))).toEqual(monthNames(tag))
})

it('shortens June and July as calendars do', () => {
  expect(shortNames('cs').slice(5, 7)).toEqual(['čvn', 'čvc'])
  expect(shortNames('fr').slice(4, 7)).toEqual(['mai', 'juin', 'juil'])
  expect(shortNames('de').slice(4, 7)).toEqual(['Mai', 'Juni', 'Juli'])
  expect(shortNames('en').slice(5, 7)).toEqual(['June', 'July'])
})
