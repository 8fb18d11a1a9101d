import { beforeAll, describe, expect, it } from 'vitest'
import { type AdminSite, createAdminSite } from '#test/support/worker/admin-site.ts'
import { bindings } from '#test/support/worker/test-database.ts'

/** A link in the footer of every page. */
const FOOTER_LINK = 'https://facebook.example/fernway'
const { DB } = bindings

let site: AdminSite
beforeAll(async () => {
  site = await createAdminSite()
  await DB.batch([
    DB.prepare('DELETE FROM link_checks'),
    DB.prepare('DELETE FROM desk_tasks'),
    ...[FOOTER_LINK, 'https://gone.example/?a=1&b=<script>'].map((address) =>
      DB.prepare(
        `INSERT INTO link_checks (address, host, state, reason, failures, failing_since_s, checked_at_s, next_at_s)
         VALUES (?, 'h', 'broken', '404', 4, 1700000000, 1700100000, 9000000000)`,
      ).bind(address),
    ),
  ])
})

const list = async (name = 'broken') => (await site.editor.get(`/desk/links?list=${name}`)).text()
const change = (what: string, address = FOOTER_LINK) =>
  site.editor.form('/desk/links/change', { change: what, address, list: 'broken' })

describe('admin links', () => {
  it('the page lists links with the pages that contain them', async () => {
    const html = await list()
    expect(html).toContain(FOOTER_LINK)
    expect(html).toContain('the frame around every page')
    expect(html).toContain('no page contains it any more')
    expect(html).not.toContain('<script>')
    expect(html).toContain('Broken (2)')
  })

  it('a link can be accepted, checked again, and turned into a task', async () => {
    expect((await change('accept')).headers.get('location')).toBe('/desk/links?list=broken&done=accept')
    expect(await list()).not.toContain(FOOTER_LINK)
    expect(await list('accepted')).toContain(FOOTER_LINK)
    await change('again')
    expect(
      await DB.prepare('SELECT next_at_s, is_accepted FROM link_checks WHERE address = ?')
        .bind(FOOTER_LINK)
        .first(),
    ).toEqual({
      next_at_s: 0,
      is_accepted: 0,
    })
    await change('task')
    expect(await (await site.editor.get('/desk/inbox')).text()).toContain(FOOTER_LINK)
  })

  it('an unknown URL changes nothing', async () => {
    expect((await change('again', 'https://nobody.example/')).headers.get('location')).toContain('done=gone')
    expect((await change('again', 'javascript:alert(1)')).status).toBe(400)
    expect((await change('eat')).status).toBe(400)
  })
})
