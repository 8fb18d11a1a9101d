import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Zippable, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { writeContribution } from '#src/admin/photographs/write-contribution.ts'
import type { PhotographFields } from '#src/catalogue/photographs/photograph-schema.ts'
import { setUpContent } from '#tools/compile/fixtures/set-up-content.ts'
import { STORY } from '#tools/compile/fixtures/story-fixture.ts'
import { applyPhotograph } from './apply-photograph.ts'

const content = setUpContent()
const TOGO = { page: '/destinations/togo', file: 'destinations/africa/togo.md' }
/** A photograph of a print stands for one of a place. */
const PICTURE = new Uint8Array(readFileSync('public/images/prints/benin.jpg'))
const PHOTO: PhotographFields = {
  file: '/images/photos/togo-0123abcd.jpg',
  alt: 'A lake with two boats on it, seen from the shore.',
  caption: 'Two boats: they come back # before the wind does.',
  credit: 'A. “Sample” O’Brien',
  licence: 'CC BY-SA 4.0',
  source: 'https://commons.example/lake',
  year: 2019,
}

const rootOf = (): string => join(content.contentDir(), '..')
const isThere = (file: string): boolean => existsSync(join(rootOf(), `public${file}`))
const apply = (page: string, photo: PhotographFields | null, picture: Uint8Array | null = PICTURE) =>
  applyPhotograph(rootOf(), writeContribution({ page, photo, picture, note: 'A note.' }).archive)
const applyFiles = (files: Zippable) => applyPhotograph(rootOf(), zipSync(files))

describe('applyPhotograph', () => {
  it('puts the image and the front matter of the admin into content that the compiler accepts', () => {
    const before = content.read(TOGO.file)
    expect(apply(TOGO.page, PHOTO)).toEqual({ changed: [`content/${TOGO.file}`, `public${PHOTO.file}`] })
    expect(isThere(PHOTO.file)).toBe(true)
    expect(content.errors()).toEqual([])
    const lines = content.read(TOGO.file).split('\n')
    expect(lines.filter((line) => !before.split('\n').includes(line))).toEqual([
      'photo:',
      '  file: "/images/photos/togo-0123abcd.jpg"',
      '  alt: "A lake with two boats on it, seen from the shore."',
      '  caption: "Two boats: they come back # before the wind does."',
      '  credit: "A. “Sample” O’Brien"',
      '  licence: "CC BY-SA 4.0"',
      '  source: "https://commons.example/lake"',
      '  year: 2019',
    ])
  })

  it('changes nothing when it is applied twice', () => {
    apply(TOGO.page, PHOTO)
    const once = content.read(TOGO.file)
    apply(TOGO.page, PHOTO)
    expect(content.read(TOGO.file)).toBe(once)
    expect(isThere(PHOTO.file)).toBe(true)
  })

  it('replaces a photograph and removes its image, unless another page shows it', () => {
    const other = { ...PHOTO, file: '/images/photos/togo-ffffffff.jpg', year: 2020 }
    apply(TOGO.page, PHOTO)
    expect(apply(TOGO.page, other)).toMatchObject({
      changed: expect.arrayContaining([`public${PHOTO.file}`]),
    })
    expect([isThere(PHOTO.file), isThere(other.file)]).toEqual([false, true])
    apply('/destinations/benin', other)
    apply(TOGO.page, null, null)
    expect(isThere(other.file)).toBe(true)
    expect(content.errors()).toEqual([])
  })

  it('changes the words of a photograph without its image', () => {
    apply(TOGO.page, PHOTO)
    expect(apply(TOGO.page, { ...PHOTO, year: 2018 }, null)).toEqual({ changed: [`content/${TOGO.file}`] })
    expect(content.read(TOGO.file)).toContain('  year: 2018\n')
    expect([isThere(PHOTO.file), content.errors()]).toEqual([true, []])
  })

  it('removes a photograph without a trace', () => {
    const before = content.read(TOGO.file)
    apply(TOGO.page, PHOTO)
    expect(apply(TOGO.page, null, null)).toEqual({ changed: [`content/${TOGO.file}`, `public${PHOTO.file}`] })
    expect(content.read(TOGO.file)).toBe(before)
    expect(isThere(PHOTO.file)).toBe(false)
  })

  it('knows stories, and images of other sites', () => {
    content.write('articles/road-trips/bush-taxi.md', STORY)
    const photo = { ...PHOTO, file: 'https://media.example/lake.jpg', size: [1600, 1067] as [number, number] }
    expect(apply('/articles/bush-taxi', photo, null)).toEqual({
      changed: ['content/articles/road-trips/bush-taxi.md'],
    })
    expect(content.errors()).toEqual([])
  })

  it('refuses an archive with anything else, and changes nothing', () => {
    const before = content.read(TOGO.file)
    const yaml = new TextEncoder().encode(`page: ${TOGO.page}\nphoto: null\n`)
    const problemOf = (result: ReturnType<typeof apply>) => ('problem' in result ? result.problem : null)
    expect(problemOf(applyPhotograph(rootOf(), PICTURE))).toBe('it is no zip archive')
    expect(problemOf(applyFiles({ 'README.txt': yaml }))).toBe('it has no photo.yaml')
    expect(problemOf(applyFiles({ 'photo.yaml': yaml, '../../evil.sh': yaml }))).toMatch(
      /^it holds .*evil\.sh/,
    )
    expect(problemOf(applyFiles({ 'photo.yaml': yaml, 'public/images/photos/a.jpg': PICTURE }))).toMatch(
      /^it holds/,
    )
    expect(problemOf(apply(TOGO.page, PHOTO, null))).toMatch(
      /^it holds no image; expected public\/images\/photos/,
    )
    expect(problemOf(apply('/destinations/atlantis', PHOTO))).toBe(
      'there is no text of /destinations/atlantis in the content',
    )
    expect(problemOf(apply(TOGO.page, { ...PHOTO, file: '/images/prints/benin.jpg' }))).toMatch(
      /^it holds public\/images\/prints/,
    )
    const { source: _source, ...unsourced } = PHOTO
    expect(problemOf(apply(TOGO.page, unsourced))).toMatch(/photo\.yaml:2: "photo\.source" is missing/)
    const elsewhere = new TextEncoder().encode('page: /destinations/../secret\nphoto: null\n')
    expect(problemOf(applyFiles({ 'photo.yaml': elsewhere }))).toMatch(/"page" is/)
    expect(content.read(TOGO.file)).toBe(before)
  })
})
