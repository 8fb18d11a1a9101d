import { expect, it } from 'vitest'
import { createAdminSite } from '#test/support/worker/admin-site.ts'

it('shows editors how many facts of this build are to be compared again', async () => {
  const site = await createAdminSite()
  const html = await (await site.editor.get('/desk/facts')).text()
  const [, total] = /\d+ of (\d+) dated facts/.exec(html) ?? []
  expect(Number(total)).toBeGreaterThan(600)
  expect(html).toContain('<a href="/desk/facts" aria-current="page">')
})
