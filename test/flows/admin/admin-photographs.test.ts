import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import { readImageHeader } from '#src/images/rules/image-header.ts'
import { hasMetadata } from '#src/images/rules/image-metadata.ts'
import { CAMERA, DEGREES, holdsBytes, holdsText } from '#test/support/worker/images/jpeg-with-place.ts'
import {
  createPhotographAdmin,
  MEDIA,
  PHOTOGRAPH_FORM,
  PHOTOGRAPHED_PAGE,
  type PhotographAdmin,
  PREVIEW,
  photographAudits,
  REMOVE,
  WRITE,
} from '#test/support/worker/images/photograph-form.ts'
import { SITE } from '#test/support/worker/visitor.ts'

let admin: PhotographAdmin
beforeAll(async () => {
  admin = await createPhotographAdmin()
})

const filesOf = async (response: Response) => unzipSync(new Uint8Array(await response.arrayBuffer()))

describe('the photograph of a page', () => {
  it('has a form that needs no script, for a guide and for a story', async () => {
    for (const page of [PHOTOGRAPHED_PAGE, '/articles/cranes-in-the-snow', `${SITE}${PHOTOGRAPHED_PAGE}/`]) {
      const html = await (
        await admin.site.editor.get(`/desk/photographs?page=${encodeURIComponent(page)}`)
      ).text()
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
    const response = await admin.site.editor.get(`/desk/photographs?page=${encodeURIComponent(page)}`)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('No guide or story with a text of its own')
    expect((await admin.post(WRITE, { page })).status).toBe(404)
  })

  it('is previewed as the page will show it, and nothing is recorded', async () => {
    const before = await photographAudits()
    const response = await admin.post(PREVIEW, { caption: 'Two boats <script>alert(1)</script> come back.' })
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).toMatch(/<figure class="section wrap photograph photograph-plain room-\d+">/)
    expect(html).toContain('src="data:image/webp;base64,')
    expect(html).toContain('Two boats &lt;script&gt;')
    expect(html).toContain('rel="license">CC BY-SA 4.0</a>, to be shared under the same licence')
    expect(html).toContain(`formAction="${WRITE}"`)
    expect(await photographAudits()).toEqual(before)
  })

  it('is written with the image of the preview, without a second upload', async () => {
    const html = await (await admin.post(PREVIEW, {})).text()
    const prepared = /name="prepared" value="([^"]+)"/.exec(html)?.[1] ?? ''
    const first = await filesOf(await admin.post(WRITE, {}))
    expect(await filesOf(await admin.post(WRITE, { prepared }, null))).toEqual(first)
  })

  it('is written upright, as JPEG of pixels only, with its front matter, and recorded', async () => {
    expect([holdsText(admin.jpeg, CAMERA), holdsBytes(admin.jpeg, DEGREES)]).toEqual([true, true])
    const response = await admin.post(WRITE, { organisation: 'yes' })
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
      `page: ${PHOTOGRAPHED_PAGE}`,
      'photo:',
      `  file: "/${names[2]?.slice('public/'.length)}"`,
      `  alt: "${PHOTOGRAPH_FORM.alt}"`,
      `  caption: "${PHOTOGRAPH_FORM.caption}"`,
      '  credit: "A. Sample"',
      '  organisation: true',
      '  licence: "CC BY-SA 4.0"',
      `  source: "${PHOTOGRAPH_FORM.source}"`,
      '  year: 2019',
      '',
    ])
    expect((await photographAudits()).at(-1)).toEqual({
      action: 'photograph.write',
      target: PHOTOGRAPHED_PAGE,
      detail: `/${names[2]?.slice('public/'.length)}`,
    })
  })

  it('is the same archive for the same form, and each is recorded', async () => {
    const before = await photographAudits()
    const archives = [await admin.post(WRITE, {}), await admin.post(WRITE, {})].map((response) =>
      response.arrayBuffer(),
    )
    const [first, second] = await Promise.all(archives)
    expect(first).toEqual(second)
    expect(await photographAudits()).toHaveLength(before.length + 2)
  })

  it('is removed by an archive without an image, which is recorded', async () => {
    const files = await filesOf(await admin.site.editor.form(REMOVE, { page: PHOTOGRAPHED_PAGE }))
    expect(Object.keys(files)).toEqual(['README.txt', 'photo.yaml'])
    expect(strFromU8(files['photo.yaml'] ?? new Uint8Array())).toBe(
      `page: ${PHOTOGRAPHED_PAGE}\nphoto: null\n`,
    )
    expect((await photographAudits()).at(-1)).toEqual({
      action: 'photograph.remove',
      target: PHOTOGRAPHED_PAGE,
      detail: '',
    })
  })

  it('may be an address that this site may load, whose size is read', async () => {
    const { behaviour } = admin.site.provider
    const respond = behaviour.respond
    behaviour.respond = (path) => (path === '/lake.jpg' ? new Response(admin.jpeg) : null)
    const files = await filesOf(await admin.post(WRITE, { address: `${MEDIA}/lake.jpg` }, null))
    expect(Object.keys(files)).toEqual(['README.txt', 'photo.yaml'])
    expect(strFromU8(files['photo.yaml'] ?? new Uint8Array())).toContain(
      `  file: "${MEDIA}/lake.jpg"\n  size: [1000,700]\n`,
    )
    const html = await (await admin.post(PREVIEW, { address: `${MEDIA}/lake.jpg` }, null)).text()
    expect(html).toContain('src="/_image?url=https%3A%2F%2Fmedia.example%2Flake.jpg')
    behaviour.respond = respond
  })

  it('says so when a prepared picture is returned with headers only', async () => {
    // Start of image, a frame of 1000 by 700 pixels, end of image.
    const frame = [0xff, 0xc0, 0, 11, 8, 0x02, 0xbc, 0x03, 0xe8, 1, 1, 0x11, 0]
    const prepared = btoa(String.fromCharCode(0xff, 0xd8, ...frame, 0xff, 0xd9))
    const response = await admin.post(PREVIEW, { prepared }, null)
    expect(response.status).toBe(400)
    expect(await response.text()).toMatch(/role="alert".*picture/is)
  })
})
