import { beforeAll, describe, expect, it } from 'vitest'
import { anonymousVisitor, createAccountSite, signInMember } from '#test/support/worker/account-site.ts'
import type { SignInSite } from '#test/support/worker/sign-in-site.tsx'
import { followFormRedirect } from '#test/support/worker/visitor-with-saves.ts'

const PATH = '/profile/countries'

let site: SignInSite
beforeAll(async () => {
  site = await createAccountSite()
})

describe('countries of an account', () => {
  it('countries are marked by name or address as visited or wanted, on the map and in two lists', async () => {
    const ana = await signInMember(site)
    expect(await (await ana.get(PATH)).text()).toContain('No countries marked yet.')
    const html = await followFormRedirect(ana, await ana.form(PATH, { country: ' MOROCCO ', do: 'been' }))
    expect(html).toContain('Morocco is marked.')
    for (const _ of [1, 2]) await ana.form(PATH, { country: '/destinations/japan', do: 'want' })
    await ana.form(PATH, { country: 'Morocco', do: 'want' })
    await ana.form(PATH, { country: 'Malta', do: 'been' })
    const page = await (await ana.get(PATH)).text()
    expect(page.match(/<g class="country-been">/g)).toHaveLength(2)
    expect(page.match(/<g class="country-want">/g)).toHaveLength(2)
    expect(page).toContain('2 countries you have been to and 2 you want to go to')
    const less = await followFormRedirect(
      ana,
      await ana.form(PATH, { country: '/destinations/japan', do: 'not-want' }),
    )
    expect(less).toContain('Japan is no longer marked.')
  })

  it('unknown countries are rejected with a message, and other accounts cannot see or change the marks', async () => {
    const [ana, ben] = [await signInMember(site), await signInMember(site)]
    await ana.form(PATH, { country: 'Iceland', do: 'been' })
    for (const fields of [
      { country: 'Atlantis', do: 'been' },
      { country: 'Iceland', do: 'burn' },
      {},
    ] as Record<string, string>[]) {
      const response = await ana.form(PATH, fields)
      expect([response.status, (await response.text()).includes('No country of the guide')]).toEqual([
        400,
        true,
      ])
    }
    expect(await (await ben.get(PATH)).text()).not.toContain('country-been"')
    expect((await anonymousVisitor(site).get(PATH)).status).toBe(302)
    expect((await anonymousVisitor(site).form(PATH, { country: 'Iceland', do: 'been' })).status).toBe(401)
    expect((await ana.get(PATH, { 'x-fault': 'd1=error' })).status).toBe(503)
  })

  it('deleting the account deletes the marks', async () => {
    const ana = await signInMember(site)
    await ana.form(PATH, { country: 'Iceland', do: 'been' })
    const file = (await (await ana.get('/profile/settings/export.json')).json()) as { countries: unknown }
    expect(file.countries).toMatchObject([{ country: '/destinations/iceland', mark: 'been' }])
    await ana.form('/profile/settings/delete', { confirm: 'yes' })
  })
})
