import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { lineOfFragment } from '#tools/compile/fixtures/content-fixture.ts'
import { setUpContent } from '#tools/compile/fixtures/set-up-content.ts'
import { STORY } from '#tools/compile/fixtures/story-fixture.ts'

const content = setUpContent()
const PAGE = 'destinations/africa/togo.md'
/** Photographs of prints stand for others; this one has an Exif segment. */
const CLEAN = readFileSync('public/images/prints/benin.jpg')
const WITH_EXIF = readFileSync('public/images/prints/morocco.jpg')

const PHOTO = `photo:
  file: /images/photos/lake.jpg
  alt: A lake with two boats on it, seen from the shore.
  caption: Two boats come back before the wind does.
  credit: A. Sample
  licence: CC BY-SA 4.0
  source: https://commons.example/lake
  year: 2019
`

function errorsWith(photo: string, file: Uint8Array = CLEAN): readonly string[] {
  content.writePublic('images/photos/lake.jpg', file)
  return content.errorsAfter(PAGE, 'summary:', `${photo}summary:`)
}

describe('readPhotographs', () => {
  it('accepts a file, and the address of another site with its size', () => {
    expect(errorsWith(PHOTO)).toEqual([])
    const outside = PHOTO.replace('/images/photos/lake.jpg', 'https://media.example/lake.jpg')
    content.write(PAGE, content.read(PAGE).replace(PHOTO, `${outside}  size: [1600, 1067]\n`))
    expect(content.errors()).toEqual([])
  })

  it.each([
    ['no source', /^ {2}source: .*\n/m, '', /"photo\.source" is missing; expected the https:\/\/ address/],
    ['no licence', /^ {2}licence: .*\n/m, '', /"photo\.licence" is missing; expected one of CC0, CC BY 4\.0/],
    [
      'another licence',
      /CC BY-SA 4\.0/,
      'CC BY-NC 4.0',
      /"photo\.licence" is "CC BY-NC 4\.0".*; expected one of CC0/,
    ],
    ['no alternative text', /^ {2}alt: .*\n/m, '', /"photo\.alt" is missing; expected 20 to 160 characters/],
    ['no credit', /^ {2}credit: .*\n/m, '', /"photo\.credit" is missing/],
    ['a year to come', /2019/, '2999', /"photo\.year" is 2999; expected a year that has begun/],
    ['a brochure word', /Two boats/, 'Two stunning boats', /“stunning” is a brochure word/],
    ['a file that is not there', /lake\.jpg/, 'pond.jpg', /there is no public\/images\/photos\/pond\.jpg/],
    ['an address without its size', /\/images\S+/, 'https://media.example/a.jpg', /"photo\.size" is missing/],
  ])('reports %s with its line', (_name, from, to, message) => {
    const errors = errorsWith(PHOTO.replace(from, to))
    expect(errors).toEqual([expect.stringMatching(message)])
    const line = Number(/:(\d+):/.exec(errors[0] ?? '')?.[1])
    const text = content.read(PAGE)
    expect(line).toBeGreaterThanOrEqual(lineOfFragment(text, 'photo:'))
    expect(line).toBeLessThan(lineOfFragment(text, 'summary:'))
  })

  it('reports a file that is no image, is too small, or names its place or device', () => {
    expect(errorsWith(PHOTO, Buffer.from('<svg/>'))).toEqual([
      expect.stringMatching(/is no image; expected JPEG/),
    ])
    content.writePublic('images/photos/lake.jpg', Buffer.from('GIF89a\x10\0\x10\0\0\0\0;', 'latin1'))
    expect(content.errors()).toEqual([expect.stringMatching(/is 16 by 16 pixels; expected at least 800/)])
    content.writePublic('images/photos/lake.jpg', WITH_EXIF)
    expect(content.errors()).toEqual([
      expect.stringMatching(/holds data about its place, device or editing; expected pixels only/),
    ])
  })

  it('reads the photograph of a story in the same way', () => {
    content.write('articles/road-trips/bush-taxi.md', STORY.replace('topic:', `${PHOTO}topic:`))
    expect(content.errors()).toEqual([
      expect.stringMatching(/bush-taxi\.md:\d+: there is no public\/images\/photos/),
    ])
    content.writePublic('images/photos/lake.jpg', CLEAN)
    expect(content.errors()).toEqual([])
  })
})
