import { expect, it } from 'vitest'
import { createAdminSite } from '#test/support/worker/admin-site.ts'

it('draws the travel graph of this build for editors, with its gaps', async () => {
  const site = await createAdminSite()
  const html = await (await site.editor.get('/desk/ways')).text()
  const [, places, edges, stated] =
    /(\d+) places and ([\d,]+) edges: ([\d,]+) with the hours of editors/.exec(html) ?? []
  expect(Number(places)).toBeGreaterThan(250)
  expect(Number(edges?.replace(',', ''))).toBeGreaterThan(Number(stated?.replace(',', '')))
  expect(Number(stated?.replace(',', ''))).toBeGreaterThanOrEqual(1500)
  expect(html).toMatch(/<path class="desk-map-stated" d="M\d+ \d+L/)
  expect(html).toContain('Places without an edge')
  expect(html).toContain('<a href="/desk/ways" aria-current="page">')
})
