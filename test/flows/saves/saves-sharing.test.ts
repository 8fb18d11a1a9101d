import { beforeAll, describe, expect, it } from 'vitest'
import { createAccountSite, type Member, member, stranger } from '#test/support/worker/account-site.ts'
import {
  collector,
  createList,
  follow,
  ICELAND,
  KYOTO,
  MAIN,
  MOROCCO,
  order,
} from '#test/support/worker/collector.ts'
import { parseXml } from '#test/support/worker/parse-xml.ts'
import type { SignInSite } from '#test/support/worker/sign-in-site.tsx'
import { SITE } from '#test/support/worker/visitor.ts'

let site: SignInSite
beforeAll(async () => {
  site = await createAccountSite()
})

function upload(visitor: Member, text: string): Promise<Response> {
  const form = new FormData()
  form.set('file', new File([text], 'list.json', { type: 'application/json' }))
  return visitor.send('POST', '/profile/saves/import', { origin: SITE }, form)
}

describe('a shared list', () => {
  async function shared() {
    const ana = await collector(site)
    await ana.form(MAIN, { do: 'note', path: KYOTO, note: 'ask for the garden side' })
    const html = await follow(ana, await ana.form(MAIN, { do: 'share' }))
    const link = /value="https:\/\/fernway\.test(\/lists\/[0-9a-f]{32})"/.exec(html)?.[1] ?? ''
    return { ana, link }
  }

  it('is read by whoever has the link, indexed and kept by nobody, and tells nothing of its owner', async () => {
    const { link } = await shared()
    const response = await stranger(site).get(link)
    const html = await response.text()
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).toContain('ask for the garden side')
    expect(html).not.toMatch(/ana@example\.com|Ana Demo|value="remove"/)
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
  })

  it('is gone at once when the link is taken back, and a new link is another one', async () => {
    const { ana, link } = await shared()
    await ana.form(MAIN, { do: 'unshare' })
    for (const address of [link, `${link}.gpx`]) expect((await stranger(site).get(address)).status).toBe(404)
    const html = await follow(ana, await ana.form(MAIN, { do: 'share' }))
    expect(html).not.toContain(link)
  })

  it('is gone when its list is deleted', async () => {
    const ana = await member(site)
    const list = await createList(ana, 'Secret')
    const html = await follow(ana, await ana.form(list, { do: 'share' }))
    const link = /(\/lists\/[0-9a-f]{32})"/.exec(html)?.[1] ?? ''
    expect((await stranger(site).get(link)).status).toBe(200)
    await ana.form(list, { do: 'delete' })
    await ana.form(list, { do: 'revive' })
    expect((await stranger(site).get(link)).status).toBe(404)
  })

  it.each(['x', '0'.repeat(32), `${'0'.repeat(31)}'`, 'null', '__proto__', '%25', `${'0'.repeat(32)}.exe`])(
    'is not found by guessing: %s',
    async (token) => {
      expect((await stranger(site).get(`/lists/${token}`)).status).toBe(404)
    },
  )

  it('answers 503 when the database is down', async () => {
    const { link } = await shared()
    expect((await stranger(site).get(link, { 'x-fault': 'd1=error' })).status).toBe(503)
  })
})

describe('files of a list', () => {
  it.each(['gpx', 'kml'])('%s has a point for every place, with its note', async (format) => {
    const ana = await collector(site)
    await ana.form(MAIN, { do: 'note', path: KYOTO, note: 'tea & <cake>' })
    const response = await ana.get(`${MAIN}.${format}`)
    const xml = await response.text()
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="fernway-saves.${format}"`)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const points = parseXml(xml).filter((name) => name === 'wpt' || name === 'Placemark')
    expect(points).toHaveLength(3)
    expect(xml).toContain('tea &amp; &lt;cake&gt;')
  })

  it('are read again as a new list, in order and with notes', async () => {
    const ana = await collector(site)
    await ana.form(MAIN, { do: 'note', path: MOROCCO, note: 'two\nlines' })
    const file = await (await ana.get(`${MAIN}.json`)).text()
    const ben = await member(site)
    const answer = await upload(ben, file)
    const page = (answer.headers.get('location') ?? '').split('?')[0] ?? ''
    expect(await follow(ben, answer)).toContain('The list is imported.')
    expect(await order(ben, page)).toEqual([KYOTO, MOROCCO, ICELAND])
    const [again, first] = [await (await ben.get(`${page}.json`)).json(), JSON.parse(file)]
    expect(again).toEqual(first)
  })

  it('of other programs, or too large, are refused in plain words', async () => {
    const ana = await member(site)
    for (const text of ['', '{', '[]', '{"format":"other"}', '<gpx/>']) {
      const answer = await upload(ana, text)
      expect([answer.status, (await answer.text()).includes('That is not a list of ours.')]).toEqual([
        400,
        true,
      ])
    }
    const large = await upload(ana, ' '.repeat(300_000))
    expect([large.status, (await large.text()).includes('larger than 256 kB')]).toEqual([413, true])
    expect((await ana.form('/profile/saves/import', { file: '{}' })).status).toBe(400)
  })
})
