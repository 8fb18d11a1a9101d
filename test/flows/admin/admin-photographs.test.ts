import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import { readImageHeader } from '#src/images/rules/image-header.ts'
import { hasMetadata } from '#src/images/rules/image-metadata.ts'
import { type AdminSite, createAdminSite } from '#test/support/worker/admin-site.ts'
import { convertImage, makePng, pngClaiming } from '#test/support/worker/image-files.ts'
import {
  CAMERA,
  DEGREES,
  holdsBytes,
  holdsText,
  jpegWithPlace,
} from '#test/support/worker/jpeg-with-place.ts'
import { bindings } from '#test/support/worker/test-database.ts'
import { createVisitor, SITE } from '#test/support/worker/visitor.ts'

const PAGE = '/destinations/japan/kyoto'
const PREVIEW = '/desk/photographs/preview'
const WRITE = '/desk/photographs/contribution'
const REMOVE = '/desk/photographs/removal'
const MEDIA = 'https://media.example'
const FIELDS = {
  page: PAGE,
  alt: 'A lake with two boats on it, seen from the shore.',
  caption: 'Two boats come back before the wind does.',
  credit: 'A. Sample',
  licence: 'CC BY-SA 4.0',
  source: 'https://commons.example/wiki/lake',
  year: '2019',
}

let site: AdminSite
let jpeg: Uint8Array
beforeAll(async () => {
  site = await createAdminSite({ IMAGE_SOURCES: MEDIA })
  jpeg = jpegWithPlace(await convertImage(await makePng(1000, 700), 'image/jpeg'))
})

type Who = 'editor' | 'member' | 'anonymous'
type Fields = Readonly<Record<string, string>>

/** Posts the form as a browser without script does. */
function post(
  path: string,
  changes: Fields,
  file: Uint8Array | null = jpeg,
  { who = 'editor', name = 'lake.jpg', origin = SITE }: { who?: Who; name?: string; origin?: string } = {},
): Promise<Response> {
  const form = new FormData()
  for (const [field, value] of Object.entries({ ...FIELDS, ...changes })) form.set(field, value)
  form.set(
    'picture',
    new File(file === null ? [] : [file], file === null ? '' : name, { type: 'image/jpeg' }),
  )
  return site[who].send('POST', path, { origin }, form)
}

const filesOf = async (response: Response) => unzipSync(new Uint8Array(await response.arrayBuffer()))
const problemsOf = async (response: Response): Promise<readonly string[]> => {
  const html = await response.text()
  const list = /<ul class="desk-problems">(.*?)<\/ul>/s.exec(html)?.[1] ?? ''
  return [...list.matchAll(/<li>(.*?)<\/li>/g)].map(([, text = '']) => text)
}
const auditsOf = async () =>
  (
    await bindings.DB.prepare(
      "SELECT action, target, detail FROM desk_audit WHERE action LIKE 'photograph.%'",
    ).all()
  ).results

describe('the photograph of a page', () => {
  it('has a form that needs no script, for a guide and for a story', async () => {
    for (const page of [PAGE, '/articles/cranes-in-the-snow', `${SITE}${PAGE}/`]) {
      const html = await (await site.editor.get(`/desk/photographs?page=${encodeURIComponent(page)}`)).text()
      expect(html).toContain('encType="multipart/form-data"')
      expect(html).not.toContain('<script')
      expect(html).toMatch(
        /Its text is content\/(?:destinations\/asia\/japan\/kyoto|articles\/[a-z-]+\/cranes-in-the-snow)\.md/,
      )
    }
  })

  it.each([
    '/destinations/atlantis',
    '/destinations/tuvalu/x',
    '/about',
    '//evil.example',
    'javascript:alert(1)',
    '',
  ])('does not exist for %j', async (page) => {
    const response = await site.editor.get(`/desk/photographs?page=${encodeURIComponent(page)}`)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('No guide or story with a text of its own')
    expect((await post(WRITE, { page })).status).toBe(404)
  })

  it('is previewed as the page will show it, and nothing is recorded', async () => {
    const before = await auditsOf()
    const response = await post(PREVIEW, { caption: 'Two boats <script>alert(1)</script> come back.' })
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).toMatch(/<figure class="section wrap photograph photograph-landscape room-\d+">/)
    expect(html).toContain('src="data:image/webp;base64,')
    expect(html).toContain('Two boats &lt;script&gt;')
    expect(html).toContain('rel="license">CC BY-SA 4.0</a>, to be shared under the same licence')
    expect(html).toContain(`formAction="${WRITE}"`)
    expect(await auditsOf()).toEqual(before)
  })

  it('is written with the image of the preview, without a second upload', async () => {
    const html = await (await post(PREVIEW, {})).text()
    const prepared = /name="prepared" value="([^"]+)"/.exec(html)?.[1] ?? ''
    const first = await filesOf(await post(WRITE, {}))
    expect(await filesOf(await post(WRITE, { prepared }, null))).toEqual(first)
  })

  it('is written upright, as JPEG of pixels only, with its front matter, and recorded', async () => {
    expect([holdsText(jpeg, CAMERA), holdsBytes(jpeg, DEGREES)]).toEqual([true, true])
    const response = await post(WRITE, { organisation: 'yes' })
    expect(response.headers.get('content-type')).toBe('application/zip')
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="japan-kyoto-photograph.zip"',
    )
    expect(response.headers.get('cache-control')).toBe('no-store')
    const files = await filesOf(response)
    const names = Object.keys(files)
    expect(names).toEqual([
      'README.txt',
      'photo.yaml',
      expect.stringMatching(/^public\/images\/photos\/japan-kyoto-[0-9a-f]{8}\.jpg$/),
    ])
    const picture = files[names[2] ?? ''] ?? new Uint8Array()
    expect(readImageHeader(picture)).toMatchObject({ type: 'image/jpeg', width: 1000, height: 700 })
    expect([hasMetadata(picture), holdsText(picture, CAMERA), holdsBytes(picture, DEGREES)]).toEqual([
      false,
      false,
      false,
    ])
    expect(strFromU8(files['photo.yaml'] ?? new Uint8Array()).split('\n')).toEqual([
      `page: ${PAGE}`,
      'photo:',
      `  file: "/${names[2]?.slice('public/'.length)}"`,
      `  alt: "${FIELDS.alt}"`,
      `  caption: "${FIELDS.caption}"`,
      '  credit: "A. Sample"',
      '  organisation: true',
      '  licence: "CC BY-SA 4.0"',
      `  source: "${FIELDS.source}"`,
      '  year: 2019',
      '',
    ])
    expect((await auditsOf()).at(-1)).toEqual({
      action: 'photograph.write',
      target: PAGE,
      detail: `/${names[2]?.slice('public/'.length)}`,
    })
  })

  it('is the same archive for the same form, and each is recorded', async () => {
    const before = await auditsOf()
    const archives = [await post(WRITE, {}), await post(WRITE, {})].map((response) => response.arrayBuffer())
    const [first, second] = await Promise.all(archives)
    expect(first).toEqual(second)
    expect(await auditsOf()).toHaveLength(before.length + 2)
  })

  it('is removed by an archive without an image, which is recorded', async () => {
    const files = await filesOf(await site.editor.form(REMOVE, { page: PAGE }))
    expect(Object.keys(files)).toEqual(['README.txt', 'photo.yaml'])
    expect(strFromU8(files['photo.yaml'] ?? new Uint8Array())).toBe(`page: ${PAGE}\nphoto: null\n`)
    expect((await auditsOf()).at(-1)).toEqual({ action: 'photograph.remove', target: PAGE, detail: '' })
  })

  it('may be an address that this site may load, whose size is read', async () => {
    const { behaviour } = site.provider
    const respond = behaviour.respond
    behaviour.respond = (path) => (path === '/lake.jpg' ? new Response(jpeg) : null)
    const files = await filesOf(await post(WRITE, { address: `${MEDIA}/lake.jpg` }, null))
    expect(Object.keys(files)).toEqual(['README.txt', 'photo.yaml'])
    expect(strFromU8(files['photo.yaml'] ?? new Uint8Array())).toContain(
      `  file: "${MEDIA}/lake.jpg"\n  size: [1000,700]\n`,
    )
    const html = await (await post(PREVIEW, { address: `${MEDIA}/lake.jpg` }, null)).text()
    expect(html).toContain('src="/_image?url=https%3A%2F%2Fmedia.example%2Flake.jpg')
    behaviour.respond = respond
  })
})

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
    const response = await post(WRITE, changes, file)
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
    const response = await post(PREVIEW, changes as unknown as Fields)
    expect(response.status).toBe(400)
    const html = await response.clone().text()
    expect(await problemsOf(response)).toEqual([expect.stringContaining(problem)])
    expect(html).toMatch(/name="prepared" value="[A-Za-z0-9+/=]{1000,}"/)
    expect(html).not.toContain(`formAction="${WRITE}"`)
  })

  it('is refused by its size before it is read', async () => {
    expect((await post(WRITE, {}, new Uint8Array(21_000_000))).status).toBe(413)
  })

  it('belongs to editors, and to pages of this site', async () => {
    const before = await auditsOf()
    for (const path of [PREVIEW, WRITE, REMOVE]) {
      for (const who of ['member', 'anonymous'] as const)
        expect((await post(path, {}, jpeg, { who })).status).toBe(404)
      expect((await post(path, {}, jpeg, { origin: 'https://evil.example' })).status).toBe(403)
    }
    expect(await auditsOf()).toEqual(before)
  })

  it('writes no archive that cannot be recorded', async () => {
    const { DB: real } = bindings
    const prepare = (sql: string) =>
      real.prepare(sql.replace('INSERT INTO desk_audit', 'INSERT INTO no_table'))
    const DB = { prepare, batch: real.batch.bind(real) } as unknown as D1Database
    const editor = createVisitor(site.app, { ...site.env, DB }, new Map(site.editor.cookies))
    const headers = { origin: SITE, 'content-type': 'application/x-www-form-urlencoded' }
    expect((await editor.send('POST', REMOVE, headers, `page=${PAGE}`)).status).toBe(503)
  })
})
