import { beforeAll, describe, expect, it } from 'vitest'
import {
  type AccountSite,
  createAccountSite,
  type Member,
  signInMember,
} from '#test/support/worker/account-site.ts'
import { countCalls } from '#test/support/worker/count-calls.ts'
import { createAccountDownloads, DOWNLOADS_SETTINGS } from '#test/support/worker/saves/account-downloads.ts'
import { bindings } from '#test/support/worker/test-database.ts'
import { SITE } from '#test/support/worker/visitor.ts'

let site: AccountSite
beforeAll(async () => {
  site = await createAccountSite(DOWNLOADS_SETTINGS)
})

/** Sends a request of a member and returns its status, and how many queries ran one after another until it was complete. */
async function countTrips(
  member: Member,
  method: string,
  path: string,
  fields?: Readonly<Record<string, string>>,
) {
  const { store, sequentialCalls } = countCalls(bindings.DB)
  const visitor = site.visitor({ DB: store })
  for (const [name, value] of member.cookies) visitor.cookies.set(name, value)
  const headers = { origin: SITE, 'content-type': 'application/x-www-form-urlencoded' }
  const body = fields && new URLSearchParams(fields).toString()
  const response = await visitor.send(method, path, body === undefined ? {} : headers, body)
  await response.text()
  return { status: response.status, trips: sequentialCalls() }
}

describe('queries that run one after another (R13.1)', () => {
  it('are one for each file that an account can download, by itself or by a link', async () => {
    const { member, paths } = await createAccountDownloads(site)
    const trips = new Map<string, unknown>()
    for (const path of paths) trips.set(path, await countTrips(member, 'GET', path))
    // Members read a trip from its object; the database only verifies their session.
    expect(Object.fromEntries(trips)).toEqual(
      Object.fromEntries(paths.map((path) => [path, { status: 200, trips: 1 }])),
    )
  })

  it.each([
    { do: 'nickname', nickname: 'Ana' },
    { do: 'privacy', measurement: 'on' },
    { do: 'newsletter', newsletter: 'on' },
    { do: 'newsletter' },
    { do: 'letters', topics: 'beaches', frequency: 'weekly' },
  ])(
    'are one for a form of the settings, two for a nickname, which the session contains: %j',
    async (fields) => {
      const ana = await signInMember(site, crypto.randomUUID(), {
        email: `${crypto.randomUUID()}@example.com`,
      })
      await ana.form('/profile/settings', { do: 'newsletter', newsletter: 'on' })
      const { status, trips } = await countTrips(ana, 'POST', '/profile/settings', fields)
      expect([status, trips]).toEqual([303, fields.do === 'nickname' ? 2 : 1])
    },
  )
})
