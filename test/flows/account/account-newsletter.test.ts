import { beforeAll, describe, expect, it } from 'vitest'
import { hashAddress } from '#src/mail/hash-address.ts'
import { createAccountSite, type Member, signInMember } from '#test/support/worker/account-site.ts'
import type { SignInSite } from '#test/support/worker/sign-in-site.tsx'
import { bindings } from '#test/support/worker/test-database.ts'
import { SITE } from '#test/support/worker/visitor.ts'

const SETTINGS = '/profile/settings'
const DELETE = '/profile/settings/delete'
const EXPORT = '/profile/settings/export.json'
const ON = { do: 'newsletter', newsletter: 'on' }
const OFF = { do: 'newsletter' }

let site: SignInSite
beforeAll(async () => {
  site = await createAccountSite()
})

const page = async (visitor: Member): Promise<string> => (await visitor.get(SETTINGS)).text()
const newAddress = (): string => `${crypto.randomUUID()}@mail.example`
const rowOf = (address: string): Promise<Record<string, unknown> | null> =>
  bindings.DB.prepare('SELECT * FROM newsletter_subscribers WHERE address = ?').bind(address).first()
const isSuppressed = async (address: string): Promise<boolean> =>
  (await bindings.DB.prepare('SELECT 1 FROM newsletter_suppressions WHERE address_hash = ?')
    .bind(await hashAddress(address))
    .first()) !== null
const proven = (email: string): Promise<Member> => signInMember(site, crypto.randomUUID(), { email })
const unproven = (email: string): Promise<Member> =>
  signInMember(site, crypto.randomUUID(), { email, email_verified: false })
const subscribe = (address: string, status: string): Promise<unknown> =>
  bindings.DB.prepare(
    `INSERT INTO newsletter_subscribers
       (id, address, status, source, form_name, form_type, consent_text, consented_at_s)
     VALUES (?, ?, ?, 'Footer-signup', 'newsletter', 'NEWSLETTER', 'x', 1)`,
  )
    .bind(crypto.randomUUID(), address, status)
    .run()

describe('newsletter settings with a verified address', () => {
  it('the subscription is turned on and off at once, with a message', async () => {
    const address = newAddress()
    const ana = await proven(address.toUpperCase())
    expect(await page(ana)).toContain(`Off. Nothing goes to ${address}.`)
    const response = await ana.form(SETTINGS, ON)
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      `${SETTINGS}?done=newsletter-on`,
    ])
    expect(await rowOf(address)).toMatchObject({ status: 'confirmed', source: 'Account-settings' })
    const html = await page(ana)
    expect(html).toContain(`On. The newsletter goes to ${address}.`)
    expect(html).toMatch(/id="newsletter"[^>]*checked/)
    await ana.form(SETTINGS, OFF)
    await ana.form(SETTINGS, OFF)
    expect(await rowOf(address)).toMatchObject({ status: 'unsubscribed' })
    expect(await page(ana)).toContain(`Off. Nothing goes to ${address}.`)
    await Promise.all([ana.form(SETTINGS, ON), ana.form(SETTINGS, ON)])
    expect(await rowOf(address)).toMatchObject({ status: 'confirmed' })
  })

  it('the settings confirm a pending sign-up of the same address', async () => {
    const address = newAddress()
    await subscribe(address, 'pending')
    const ana = await proven(address)
    expect(await page(ana)).toContain(`Waiting. ${address} was signed up`)
    await ana.form(SETTINGS, ON)
    expect(await rowOf(address)).toMatchObject({ status: 'confirmed' })
  })

  it('the subscription is in the language of the page', async () => {
    const address = newAddress()
    const ana = await proven(address)
    await ana.form(`/de${SETTINGS}`, ON)
    expect(await rowOf(address)).toMatchObject({ status: 'confirmed', language: 'de' })
    await ana.form(SETTINGS, OFF)
    await ana.form(`/fr${SETTINGS}`, ON)
    expect(await rowOf(address)).toMatchObject({ status: 'confirmed', language: 'fr' })
  })

  it('topics and frequency are saved only for an active subscription', async () => {
    const address = newAddress()
    const ana = await proven(address)
    const choice = { do: 'letters', topics: 'beaches', frequency: 'monthly' }
    expect((await ana.form(SETTINGS, choice)).status).toBe(409)
    await ana.form(SETTINGS, ON)
    expect((await ana.form(SETTINGS, choice)).status).toBe(303)
    expect(await rowOf(address)).toMatchObject({ topics: 'beaches', frequency: 'monthly' })
    expect(await page(ana)).toMatch(/checked="" value="beaches"|value="beaches"[^>]*checked/)
  })

  it('a suppressed address is reported as impossible to sign up', async () => {
    const address = newAddress()
    const ana = await proven(address)
    await bindings.DB.prepare(`INSERT INTO newsletter_suppressions VALUES (?, 'complaint', 1)`)
      .bind(await hashAddress(address))
      .run()
    const response = await ana.form(SETTINGS, ON)
    expect([response.status, (await response.text()).includes('We may not write to this address')]).toEqual([
      409,
      true,
    ])
    expect(await rowOf(address)).toBeNull()
  })

  it('the page returns 503 and changes nothing while the database is down', async () => {
    const address = newAddress()
    const ana = await proven(address)
    const headers = {
      origin: SITE,
      'content-type': 'application/x-www-form-urlencoded',
      'x-fault': 'd1=error',
    }
    expect((await ana.send('POST', SETTINGS, headers, 'do=newsletter&newsletter=on')).status).toBe(503)
    expect(await rowOf(address)).toBeNull()
  })
})

describe('newsletter settings with an unverified address', () => {
  it('the subscription requires a confirmation mail, and the page reveals nothing of the address', async () => {
    const [address, taken] = [newAddress(), newAddress()]
    await subscribe(taken, 'confirmed')
    const [ana, thief] = [await unproven(address), await unproven(taken)]
    const panelOf = (html: string): string => /<h2[^>]*>Newsletter<[\s\S]*?<\/section>/.exec(html)?.[0] ?? ''
    const mine = panelOf(await page(ana))
    expect(mine).toContain('so we send a confirmation mail first')
    expect(panelOf(await page(thief)).replaceAll(taken, address)).toBe(mine)
    for (const visitor of [ana, thief]) {
      const response = await visitor.form(SETTINGS, ON)
      expect(response.headers.get('location')).toBe(`${SETTINGS}?done=newsletter-mailed`)
    }
    expect(await rowOf(address)).toMatchObject({ status: 'pending' })
    expect(await rowOf(taken)).toMatchObject({ status: 'confirmed', source: 'Footer-signup' })
  })

  it('the account does not end, read or delete the subscription', async () => {
    const address = newAddress()
    await subscribe(address, 'confirmed')
    const thief = await unproven(address)
    expect((await thief.form(SETTINGS, OFF)).status).toBe(409)
    const choice = { do: 'letters', topics: 'beaches', frequency: 'monthly' }
    expect((await thief.form(SETTINGS, choice)).status).toBe(409)
    expect(await (await thief.get(EXPORT)).json()).toMatchObject({ newsletter: null })
    expect((await thief.form(DELETE, { confirm: 'yes' })).status).toBe(303)
    expect(await rowOf(address)).toMatchObject({ status: 'confirmed', frequency: 'weekly' })
    expect(await isSuppressed(address)).toBe(false)
  })

  it('an account without an address cannot subscribe', async () => {
    const withoutEmail = await signInMember(site, crypto.randomUUID(), { email: null })
    expect(await page(withoutEmail)).toContain('gives us no e-mail address')
    expect((await withoutEmail.form(SETTINGS, ON)).status).toBe(409)
  })
})

describe('newsletter data of an account', () => {
  it('the export has the subscription, and deleting the account deletes it except for a hash', async () => {
    const address = newAddress()
    const ana = await proven(address)
    await ana.form(SETTINGS, ON)
    expect(await (await ana.get(EXPORT)).json()).toMatchObject({
      newsletter: {
        address,
        status: 'confirmed',
        source: 'Account-settings',
        topics: [],
        frequency: 'weekly',
      },
    })
    await ana.form(DELETE, { confirm: 'yes' })
    expect(await rowOf(address)).toBeNull()
    expect(await isSuppressed(address)).toBe(true)
  })

  it('an address that was never subscribed leaves no hash', async () => {
    const address = newAddress()
    const ana = await proven(address)
    expect(await (await ana.get(EXPORT)).json()).toMatchObject({ newsletter: null })
    await ana.form(DELETE, { confirm: 'yes' })
    expect(await isSuppressed(address)).toBe(false)
  })
})
