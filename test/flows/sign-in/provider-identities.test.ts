import { beforeAll, describe, expect, it } from 'vitest'
import { type Member, signInMember } from '#test/support/worker/account-site.ts'
import { type AdminSite, createAdminSite } from '#test/support/worker/admin-site.ts'
import { SHOP_SECRET, saleMessage, sendWebhook } from '#test/support/worker/shop-webhook-sender.ts'
import { bindings } from '#test/support/worker/test-database.ts'
import { OLGA, PROVIDER_HABITS, type ProviderHabit, SUBJECT_OF_OLGA } from './provider-habits.ts'

const BOOK = 'kyoto-guide'

let site: AdminSite
beforeAll(async () => {
  site = await createAdminSite({
    OPERATORS: `${OLGA}=operator, ${SUBJECT_OF_OLGA}=operator`,
    WEBHOOK_SECRET: SHOP_SECRET,
  })
  await sendWebhook(site, saleMessage({ email: OLGA }, BOOK))
  await bindings.DB.prepare(
    `INSERT INTO newsletter_subscribers (id, address, status, source, form_name, form_type, consent_text, consented_at_s,
       confirmed_at_s) VALUES ('olga', ?, 'confirmed', 's', 'f', 'T', 'v1', 1, 2)`,
  )
    .bind(OLGA)
    .run()
})

/** Signs an account in and returns what it may open that is Olga's. */
async function openedBy({ sub, userInfo, idToken }: ProviderHabit): Promise<readonly string[]> {
  const { behaviour } = site.provider
  const { userInfo: honest, claims } = behaviour
  behaviour.userInfo = () => ({ sub, ...userInfo })
  behaviour.claims = (valid) => ({ ...valid, ...idToken })
  const visitor = await signInMember(site, sub).finally(() =>
    Object.assign(behaviour, { userInfo: honest, claims }),
  )
  const [isOperator, hasBook, isSubscriber] = await Promise.all([
    opensAdmin(visitor),
    ownsBook(visitor),
    seesSubscription(visitor),
  ])
  return [
    ...(isOperator ? ['admin'] : []),
    ...(hasBook ? ['eBook'] : []),
    ...(isSubscriber ? ['newsletter'] : []),
  ]
}

const opensAdmin = async (visitor: Member): Promise<boolean> => (await visitor.get('/desk')).status === 200
const ownsBook = async (visitor: Member): Promise<boolean> =>
  (await (await visitor.get('/profile/library')).text()).includes(`The book of ${BOOK}`)
const seesSubscription = async (visitor: Member): Promise<boolean> => {
  const { newsletter } = await (await visitor.get('/profile/settings/export.json')).json<{
    newsletter: unknown
  }>()
  return newsletter !== null
}

describe('rights of an account by the claims of its provider', () => {
  it.each(PROVIDER_HABITS)('$provider, $what', async (habit) => {
    expect(await openedBy(habit)).toEqual(habit.opens)
  })

  it('the Kelvin sign, whose lower case is the letter k, is not the letter k', async () => {
    const kate = await createAdminSite({ OPERATORS: 'kate@example.com=operator' })
    const statusOf = async (email: string) =>
      (await (await signInMember(kate, crypto.randomUUID(), { email, email_verified: true })).get('/desk'))
        .status
    expect([await statusOf('Kate@example.com'), await statusOf('\u212aate@example.com')]).toEqual([200, 404])
  })

  it('the audit trail never names an operator by an address that was not verified', async () => {
    const claims = { name: OLGA, nickname: OLGA, email: OLGA, email_verified: false }
    const visitor = await signInMember(site, SUBJECT_OF_OLGA, claims)
    expect(await (await visitor.get('/desk')).text()).not.toContain(OLGA)
  })
})
