import { beforeAll, describe, expect, it } from 'vitest'
import { pngClaiming } from '#test/support/worker/images/image-files.ts'
import {
  createPhotographAdmin,
  MEDIA,
  PHOTOGRAPHED_PAGE,
  type PhotographAdmin,
  PREVIEW,
  photographAudits,
  REMOVE,
  WRITE,
} from '#test/support/worker/images/photograph-form.ts'
import { bindings } from '#test/support/worker/test-database.ts'
import { createVisitor, SITE } from '#test/support/worker/visitor.ts'

let admin: PhotographAdmin
beforeAll(async () => {
  admin = await createPhotographAdmin()
})

const problemsOf = async (response: Response): Promise<readonly string[]> => {
  const html = await response.text()
  const list = /<ul class="desk-problems">(.*?)<\/ul>/s.exec(html)?.[1] ?? ''
  return [...list.matchAll(/<li>(.*?)<\/li>/g)].map(([, text = '']) => text)
}

describe('a form for a photograph that is refused', () => {
  const text = (content: string): Uint8Array => new TextEncoder().encode(content)
  it.each([
    ['no image', null, {}, 'Image: expected an image or an address'],
    [
      'markup named .jpg',
      text('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      {},
      'Image: expected a JPEG, PNG, WebP',
    ],
    [
      'a JPEG that is cut off',
      Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 4),
      {},
      'Image: expected a JPEG, PNG, WebP',
    ],
    ['a small image', pngClaiming(400, 300), {}, 'Image: expected an image that is 800 pixels wide'],
    ['too many pixels', pngClaiming(11_000, 11_000), {}, 'Image: expected no more than 12,000 pixels'],
    ['more than 12 MB', new Uint8Array(12_000_001).fill(1), {}, 'Image: expected no more than 12 MB'],
    [
      'both kinds of image',
      pngClaiming(900, 600),
      { address: `${MEDIA}/a.jpg` },
      'Image: expected either an image',
    ],
    [
      'a foreign address',
      null,
      { address: 'https://evil.example/a.jpg' },
      'Image: expected an address whose origin',
    ],
    [
      'an address of this site',
      null,
      { address: `${SITE}/images/a.jpg` },
      'Image: expected an address whose origin',
    ],
    [
      'an address without an image',
      null,
      { address: `${MEDIA}/none.jpg` },
      'Image: expected an address at which',
    ],
    [
      'a forged preview',
      null,
      { prepared: btoa('<svg/>') },
      'Image: expected the image of the preview, unchanged',
    ],
  ])('says what is wrong with %s', async (_name, file, changes, problem) => {
    const response = await admin.post(WRITE, changes, file)
    expect([response.status, response.headers.get('content-type')]).toEqual([400, 'text/html; charset=UTF-8'])
    expect(await problemsOf(response)).toEqual([expect.stringContaining(problem)])
  })

  it.each([
    [{ alt: '' }, 'Alternative text: what can be seen'],
    [{ caption: 'no full stop at its end' }, 'Caption: a sentence: expected 20 to 200 characters'],
    [{ caption: 'A stunning lake with two boats.' }, 'a concrete word instead of “stunning”'],
    [{ credit: '' }, 'Author: expected text of 2 to 80'],
    [{ licence: 'CC BY-NC 4.0' }, 'Licence: expected one of CC0, CC BY 4.0'],
    [{ source: '' }, 'expected the https:// address of the page on which it was published'],
    [{ source: 'javascript:alert(1)' }, 'expected an address that begins with https://'],
    [{ year: '2999' }, 'Year in which it was taken: expected a year that has begun'],
    [{ year: 'long ago' }, 'expected the year in which it was taken'],
  ])('says what is missing: %j, and returns the prepared image', async (changes, problem) => {
    const response = await admin.post(PREVIEW, changes as unknown as Readonly<Record<string, string>>)
    expect(response.status).toBe(400)
    const html = await response.clone().text()
    expect(await problemsOf(response)).toEqual([expect.stringContaining(problem)])
    expect(html).toMatch(/name="prepared" value="[A-Za-z0-9+/=]{1000,}"/)
    expect(html).not.toContain(`formAction="${WRITE}"`)
  })

  it('is refused by its size before it is read', async () => {
    expect((await admin.post(WRITE, {}, new Uint8Array(21_000_000))).status).toBe(413)
  })

  it('belongs to editors, and to pages of this site', async () => {
    const before = await photographAudits()
    for (const path of [PREVIEW, WRITE, REMOVE]) {
      for (const who of ['member', 'anonymous'] as const)
        expect((await admin.post(path, {}, admin.jpeg, { who })).status).toBe(404)
      expect((await admin.post(path, {}, admin.jpeg, { origin: 'https://evil.example' })).status).toBe(403)
    }
    expect(await photographAudits()).toEqual(before)
  })

  it('writes no archive that cannot be recorded', async () => {
    const { DB: real } = bindings
    const prepare = (sql: string) =>
      real.prepare(sql.replace('INSERT INTO desk_audit', 'INSERT INTO no_table'))
    const DB = { prepare, batch: real.batch.bind(real) } as unknown as D1Database
    const editor = createVisitor(
      admin.site.app,
      { ...admin.site.env, DB },
      new Map(admin.site.editor.cookies),
    )
    const headers = { origin: SITE, 'content-type': 'application/x-www-form-urlencoded' }
    expect((await editor.send('POST', REMOVE, headers, `page=${PHOTOGRAPHED_PAGE}`)).status).toBe(503)
  })
})
