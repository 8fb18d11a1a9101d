import { beforeAll, describe, expect, it } from 'vitest'
import { type AdminSite, createAdminSite } from '#test/support/worker/admin-site.ts'

const FORM = {
  subject: 'Links',
  preheader: 'Many of them',
  frequency: 'weekly',
  pacePerMinute: '600',
  version: '1',
}

/** Keys of the rate limit of searches, by request. */
const limited: string[] = []
let isLimitReached = false
let site: AdminSite
beforeAll(async () => {
  const SEARCH_LIMIT = {
    limit: async ({ key }: { readonly key: string }) => {
      limited.push(key)
      return { success: !isLimitReached }
    },
  }
  site = await createAdminSite({ SEARCH_LIMIT })
})

async function problemsOf(fields: Readonly<Record<string, string>>): Promise<string> {
  const location = (await site.editor.form('/desk/letters/new', {})).headers.get('location') ?? ''
  const path = location.split('?')[0] ?? ''
  expect((await site.editor.form(path, { ...FORM, ...fields })).status).toBe(303)
  limited.length = 0
  return (await site.editor.get(path)).text()
}

describe('checks of a draft', () => {
  it('request each path once, with a rate limit of their own', async () => {
    const links = Array.from({ length: 300 }, (_, index) => `[a](/search?q=${index})`).join(' ')
    const page = await problemsOf({ body: links })
    expect(page).not.toContain(': failed')
    expect([...new Set(limited)]).toEqual(['checks of campaigns'])
    expect(limited.length).toBeLessThan(3)
  })

  it('report a path as unchecked, not as missing, when its rate limit is reached', async () => {
    isLimitReached = true
    const page = await problemsOf({ body: '[a](/search?q=kyoto)' })
    isLimitReached = false
    expect(page).toContain('/search?q=kyoto could not be checked.')
    expect(page).not.toContain('leads nowhere')
  })

  it('refuse more than a hundred paths without requesting one', async () => {
    const links = Array.from({ length: 101 }, (_, index) => `[a](/p/${index})`).join(' ')
    expect(await problemsOf({ body: links })).toContain(
      'There are 101 paths of the site, and 100 can be checked.',
    )
  })

  it.each([
    ['the text', { body: 'READERS-OWN-TOKEN' }],
    ['a link', { body: '[x](https://other.example/?who=READERS-OWN-TOKEN)' }],
    ['an entity', { body: 'READERS&#45;OWN-TOKEN' }],
    ['several elements', { body: 'READERS-**OWN**-TOKEN' }],
    ['the subject', { body: 'a', subject: 'READERS-OWN-TOKEN' }],
    ['the preheader', { body: 'a', preheader: 'READERS-OWN-TOKEN' }],
  ])('refuse the placeholder of tokens in %s', async (_where, fields) => {
    expect(await problemsOf(fields)).toContain('stands for the token of each subscriber')
  })
})
