import { expect, it } from 'vitest'
import { createAdminSite } from '#test/support/worker/admin-site.ts'

it('shows operators alone how far this build is translated', async () => {
  const site = await createAdminSite()
  expect((await site.editor.get('/desk/languages')).status).toBe(403)
  const response = await site.operator.get('/desk/languages?language=fr&text=facts')
  const html = await response.text()
  expect(response.status).toBe(200)
  expect(html).toContain('<a href="/desk/languages" aria-current="page">')
  const [, words] = /Guides: titles, facts[^<]*<\/th><td[^>]*>([\d,]+)</.exec(html) ?? []
  expect(Number(words?.replaceAll(',', ''))).toBeGreaterThan(100_000)
  expect(html).toContain('French: Guides: titles, facts')
})

it('ignores languages and texts that do not exist', async () => {
  const site = await createAdminSite()
  for (const query of ['language=xx', 'text=%3Cscript%3E', 'language=__proto__&text=constructor'])
    expect((await site.operator.get(`/desk/languages?${query}`)).status).toBe(200)
})
