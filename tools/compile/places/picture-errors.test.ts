import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { lineOfFragment } from '#tools/compile/fixtures/content-fixture.ts'
import { setUpContent } from '#tools/compile/fixtures/set-up-content.ts'

const content = setUpContent()
const PAGE = 'destinations/africa/togo.md'
const IMAGE = `image:
  file: /images/lake.jpg
  alt: A lake with two boats on it, seen from the shore.
  title: The lake
  caption: Two boats come back before the wind does.
  credit: Fernway
`

function errorsWith(
  image: string,
  picture: Buffer | null = readFileSync('public/images/prints/morocco.jpg'),
) {
  if (picture !== null) content.writePublic('images/lake.jpg', picture)
  return content.errorsAfter(PAGE, 'summary:', `${image}summary:`)
}

describe('readEditorImages', () => {
  it('accepts a valid local image, and an external one with its size', () => {
    expect(errorsWith(IMAGE)).toEqual([])
  })

  it('requires the size of an external image', () => {
    const outside = IMAGE.replace('/images/lake.jpg', 'https://media.example.org/lake.jpg')
    expect(errorsWith(outside)).toEqual([
      expect.stringMatching(/togo\.md:\d+: "image\.size" is missing for https.*; expected \[width, height\]/),
    ])
  })

  it.each([
    ['no alternative text', /^ {2}alt: .*\n/m, /"image\.alt" is missing; expected 20 to 160 characters/],
    ['no credit', /^ {2}credit: .*\n/m, /"image\.credit" is missing/],
    ['a drawing', /lake\.jpg/, /"image\.file" is .*; expected a picture such as/, 'lake.svg'],
    ['a path outside the folder', /\/images\/lake\.jpg/, /"image\.file" is/, '/images/../secret.jpg'],
    ['a file that is not there', /lake\.jpg/, /there is no public\/images\/pond\.jpg/, 'pond.jpg'],
    ['a size that the file knows', /title:/, /"image\.size" is given/, 'size: [10, 10]\n  title:'],
    ['a brochure word', /The lake/, /“stunning” is a brochure word/, 'The stunning lake'],
  ])('reports %s with its line', (_name, from, message, to = '') => {
    const errors = errorsWith(IMAGE.replace(from, to))
    expect(errors).toEqual([expect.stringMatching(message)])
    const line = Number(/:(\d+):/.exec(errors[0] ?? '')?.[1])
    const text = content.read(PAGE)
    expect(line).toBeGreaterThanOrEqual(lineOfFragment(text, 'image:'))
    expect(line).toBeLessThan(lineOfFragment(text, 'summary:'))
  })

  it('reports a file that is no image despite its name, or is too small', () => {
    expect(errorsWith(IMAGE, Buffer.from('<svg/>'))).toEqual([
      expect.stringMatching(/is no image; expected JPEG/),
    ])
  })

  it('reports an image that is too small', () => {
    const small = Buffer.from('GIF89a\x10\0\x10\0\0\0\0;', 'latin1')
    expect(errorsWith(IMAGE, small)).toEqual([
      expect.stringMatching(/is 16 by 16 pixels; expected at least 640/),
    ])
  })
})
