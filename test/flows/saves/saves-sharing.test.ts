import { beforeAll, describe, expect, it } from 'vitest'
import {
  anonymousVisitor,
  createAccountSite,
  type Member,
  signInMember,
} from '#test/support/worker/account-site.ts'
import { parseXml } from '#test/support/worker/parse-xml.ts'
import type { SignInSite } from '#test/support/worker/sign-in-site.tsx'
import { SITE } from '#test/support/worker/visitor.ts'
import {
  createVisitorWithSaves,
  followFormRedirect,
  ICELAND,
  KYOTO,
  listedPaths,
  MAIN_LIST_PATH,
  MOROCCO,
  submitNewList,
} from '#test/support/worker/visitor-with-saves.ts'

let site: SignInSite
beforeAll(async () => {
  site = await createAccountSite()
})

function upload(visitor: Member, text: string): Promise<Response> {
  const form = new FormData()
  form.set('file', new File([text], 'list.json', { type: 'application/json' }))
  return visitor.send('POST', '/profile/saves/import', { origin: SITE }, form)
}

describe('shared list', () => {
  async function shared() {
    const ana = await createVisitorWithSaves(site)
    await ana.form(MAIN_LIST_PATH, {
      do: 'note',
      path: KYOTO,
      note: 'ask for the garden side',
      shows: 'on',
    })
    await ana.form(MAIN_LIST_PATH, { do: 'note', path: MOROCCO, note: 'the door code is 4711' })
    const html = await followFormRedirect(ana, await ana.form(MAIN_LIST_PATH, { do: 'share' }))
    const link = /value="https:\/\/fernway\.test(\/lists\/[0-9a-f]{32})"/.exec(html)?.[1] ?? ''
    return { ana, link }
  }

  it('anyone with the link can read it; it is neither indexed nor cached, and does not reveal its owner', async () => {
    const { link } = await shared()
    const response = await anonymousVisitor(site).get(link)
    const html = await response.text()
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).toContain('ask for the garden side')
    expect(html).not.toContain('4711')
    expect(html).not.toMatch(/ana@example\.com|Ana Demo|value="remove"/)
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
  })

  it('the owner sees what others can see, and every shared file omits private notes', async () => {
    const { ana, link } = await shared()
    const html = await (await ana.get(MAIN_LIST_PATH)).text()
    expect(html).toContain('Others see its name and 3 places, in this order. They also see 1 of your 2 notes')
    expect(html).toContain('They do not see who you are.')
    for (const type of ['gpx', 'kml', 'csv', 'json']) {
      const file = await (await anonymousVisitor(site).get(`${link}.${type}`)).text()
      expect([type, file.includes('garden side'), file.includes('4711')]).toEqual([type, true, false])
      expect(await (await ana.get(`${MAIN_LIST_PATH}.${type}`)).text()).toContain('4711')
    }
  })

  it('a public note is hidden as soon as the owner makes it private', async () => {
    const { ana, link } = await shared()
    const response = await ana.form(MAIN_LIST_PATH, {
      do: 'note',
      path: KYOTO,
      note: 'ask for the garden side',
    })
    expect(await followFormRedirect(ana, response)).toContain('Only you can see it.')
    expect(await (await anonymousVisitor(site).get(link)).text()).not.toContain('garden side')
  })

  it('a visitor copies it once, with the notes that are public', async () => {
    const { ana, link } = await shared()
    const ben = await signInMember(site)
    for (const _ of [1, 2]) {
      const html = await followFormRedirect(ben, await ben.form(`${link}/copy`, {}))
      expect(html).toContain('The list is yours now')
      expect(html).toContain('garden side')
      expect(html).not.toContain('4711')
    }
    const own = await (await ben.get(MAIN_LIST_PATH)).text()
    expect(own.match(/href="\/profile\/saves\/[0-9a-f]{16}"/g)).toHaveLength(1)
    expect((await ben.form('/lists/0123456789abcdef0123456789abcdef/copy', {})).status).toBe(404)
    const out = await anonymousVisitor(site).form(`${link}/copy`, {})
    expect(out.headers.get('location')).toBe(
      `/api/auth/login?returnTo=${encodeURIComponent('/profile/saves/continue')}`,
    )
    await ana.form(MAIN_LIST_PATH, { do: 'unshare' })
    expect((await ben.form(`${link}/copy`, {})).status).toBe(404)
  })

  it('sharing again does not change the link', async () => {
    const { ana, link } = await shared()
    expect(await followFormRedirect(ana, await ana.form(MAIN_LIST_PATH, { do: 'share' }))).toContain(link)
  })

  it('revoking the link makes it return 404 at once, and a new link differs', async () => {
    const { ana, link } = await shared()
    await ana.form(MAIN_LIST_PATH, { do: 'unshare' })
    for (const address of [link, `${link}.gpx`])
      expect((await anonymousVisitor(site).get(address)).status).toBe(404)
    const html = await followFormRedirect(ana, await ana.form(MAIN_LIST_PATH, { do: 'share' }))
    expect(html).not.toContain(link)
  })

  it('deleting the list makes the link return 404, and restoring it makes it work again', async () => {
    const ana = await signInMember(site)
    const list = await submitNewList(ana, 'Secret')
    const html = await followFormRedirect(ana, await ana.form(list, { do: 'share' }))
    const link = /(\/lists\/[0-9a-f]{32})"/.exec(html)?.[1] ?? ''
    expect((await anonymousVisitor(site).get(link)).status).toBe(200)
    const deleted = await followFormRedirect(ana, await ana.form(list, { do: 'delete' }))
    expect(deleted).toContain('If it had a link, that no longer works.')
    expect((await anonymousVisitor(site).get(link)).status).toBe(404)
    const revived = await followFormRedirect(ana, await ana.form(list, { do: 'revive' }))
    expect(revived).toContain('The list is back, and its link works again.')
    expect((await anonymousVisitor(site).get(link)).status).toBe(200)
    const plain = await submitNewList(ana, 'Not shared')
    await ana.form(plain, { do: 'delete' })
    expect(await followFormRedirect(ana, await ana.form(plain, { do: 'revive' }))).toContain(
      'It has no link, as before.',
    )
  })

  it('a deleted list that is created again under its ID is not shared', async () => {
    const ana = await signInMember(site)
    const list = { id: 'c'.repeat(16), name: 'Secret', path: KYOTO }
    await ana.json('/api/saves/lists', list)
    const path = `/profile/saves/${list.id}`
    const html = await followFormRedirect(ana, await ana.form(path, { do: 'share' }))
    const link = /(\/lists\/[0-9a-f]{32})"/.exec(html)?.[1] ?? ''
    expect((await anonymousVisitor(site).get(link)).status).toBe(200)
    await ana.form(path, { do: 'delete' })
    expect((await ana.json('/api/saves/lists', list)).status).toBe(200)
    expect((await ana.get(path)).status).toBe(200)
    expect((await anonymousVisitor(site).get(link)).status).toBe(404)
  })

  it.each(['x', '0'.repeat(32), `${'0'.repeat(31)}'`, 'null', '__proto__', '%25', `${'0'.repeat(32)}.exe`])(
    'guessing does not find it: %s',
    async (token) => {
      expect((await anonymousVisitor(site).get(`/lists/${token}`)).status).toBe(404)
    },
  )

  it('returns 503 while the database is down', async () => {
    const { link } = await shared()
    expect((await anonymousVisitor(site).get(link, { 'x-fault': 'd1=error' })).status).toBe(503)
  })
})

describe('list exports', () => {
  it.each(['gpx', 'kml'])('the %s file has a point for every place, with its note', async (format) => {
    const ana = await createVisitorWithSaves(site)
    await ana.form(MAIN_LIST_PATH, { do: 'note', path: KYOTO, note: 'tea & <cake>' })
    const response = await ana.get(`${MAIN_LIST_PATH}.${format}`)
    const xml = await response.text()
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="fernway-saves.${format}"`)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const points = parseXml(xml).filter((name) => name === 'wpt' || name === 'Placemark')
    expect(points).toHaveLength(3)
    expect(xml).toContain('tea &amp; &lt;cake&gt;')
  })

  it('the files can be imported as a new list, in order and with notes', async () => {
    const ana = await createVisitorWithSaves(site)
    await ana.form(MAIN_LIST_PATH, { do: 'note', path: MOROCCO, note: 'two\nlines' })
    const file = await (await ana.get(`${MAIN_LIST_PATH}.json`)).text()
    const ben = await signInMember(site)
    const html = await (await upload(ben, file)).text()
    const page = /href="(\/profile\/saves\/[0-9a-f]{16})"/.exec(html)?.[1] ?? ''
    expect(html).toMatch(/3 entries of 3 in your JSON file/)
    expect(await listedPaths(ben, page)).toEqual([KYOTO, MOROCCO, ICELAND])
    const [again, first] = [await (await ben.get(`${page}.json`)).json(), JSON.parse(file)]
    // The visitor has a list called Saves already.
    expect(again).toEqual({ ...first, name: 'Saves (2)' })
  })
})
