import { beforeAll, describe, expect, it } from 'vitest'
import { MAX_SOCKETS_PER_MEMBER } from '#src/trips/rules/trip-request.ts'
import { createAccountSite, type Member, signInMember } from '#test/support/worker/account-site.ts'
import { connectToTrip } from '#test/support/worker/connect-to-trip.ts'
import type { SignInSite } from '#test/support/worker/sign-in-site.tsx'
import { newTripId, tripOperation } from '#test/support/worker/trip-operations.ts'

let site: SignInSite
beforeAll(async () => {
  site = await createAccountSite()
})

async function makeTrip(member: Member): Promise<string> {
  const id = newTripId()
  await member.json('/api/trips', { id, operations: [tripOperation('trip', 'name', 'Slow trains')] })
  return id
}

const rename = (member: Member, id: string, name: string) =>
  member.json(`/api/trips/${id}/changes`, { operations: [tripOperation('trip', 'name', name)], since: 0 })

describe('the socket of a trip', () => {
  it('is opened by pages of the site and by nothing else', async () => {
    const ana = await signInMember(site)
    const id = await makeTrip(ana)
    for (const origin of ['https://evil.example', 'null', 'http://fernway.test', ''])
      expect([origin, (await connectToTrip(ana, id, { origin })).status]).toEqual([origin, 403])
    const eve = await signInMember(site)
    expect((await connectToTrip(eve, id)).status).toBe(404)
    expect((await connectToTrip(site.visitor(), id)).status).toBe(401)
    expect((await connectToTrip(ana, id)).status).toBe(101)
  })

  it('tells the number of the last change at once, which its page may lack', async () => {
    const ana = await signInMember(site)
    const id = await makeTrip(ana)
    await rename(ana, id, 'Changed before the connection')
    const { seq } = await (await ana.get(`/api/trips/${id}`)).json<{ seq: number }>()
    const { messages } = await connectToTrip(ana, id)
    await expect.poll(() => messages.map((message) => JSON.parse(message))).toEqual([{ seq, here: 1 }])
  })

  it('ends as soon as it sends anything', async () => {
    const ana = await signInMember(site)
    const id = await makeTrip(ana)
    for (const message of ['{"do":"erase"}', 'x'.repeat(100_000)]) {
      const socket = await connectToTrip(ana, id)
      socket.send(message)
      expect(await socket.closed).toBe(1008)
    }
    expect((await ana.get(`/api/trips/${id}`)).status).toBe(200)
  })

  it('replaces the oldest of a member who opens too many, and still announces to the others', async () => {
    const ana = await signInMember(site)
    const id = await makeTrip(ana)
    const oldest = await connectToTrip(ana, id)
    const others = []
    for (let open = 0; open < MAX_SOCKETS_PER_MEMBER; open += 1) others.push(await connectToTrip(ana, id))
    expect(await oldest.closed).toBe(4409)
    await rename(ana, id, 'Seen by all')
    for (const { messages } of others) await expect.poll(() => messages.length).toBe(2)
    expect(oldest.messages).toHaveLength(1)
  })
})

describe('an open socket ends at once, without a change of the trip', () => {
  async function openHereAndElsewhere() {
    const subject = crypto.randomUUID()
    const here = await signInMember(site, subject)
    const elsewhere = await signInMember(site, subject)
    const id = await makeTrip(here)
    const [mine, other] = [await connectToTrip(here, id), await connectToTrip(elsewhere, id)]
    return { here, elsewhere, id, mine, other }
  }

  it('when its session signs out, and others of the account stay', async () => {
    const { here, elsewhere, id, mine, other } = await openHereAndElsewhere()
    expect((await elsewhere.get('/api/auth/logout')).status).toBe(302)
    expect(await other.closed).toBe(4401)
    await rename(here, id, 'Still followed')
    await expect.poll(() => mine.messages.length).toBe(2)
  })

  it('when another device ends its session', async () => {
    const { here, other } = await openHereAndElsewhere()
    const html = await (await here.get('/profile/settings?whole=1')).text()
    const session = /name="session" value="([^"]+)"/.exec(html)?.[1] ?? ''
    await here.form('/profile/settings', { do: 'sign-out-one', session })
    expect(await other.closed).toBe(4401)
  })

  it('when all others are signed out', async () => {
    const { here, other } = await openHereAndElsewhere()
    await here.form('/profile/settings', { do: 'sign-out-others' })
    expect(await other.closed).toBe(4401)
  })

  it('when the account is deleted', async () => {
    const { here, mine, other } = await openHereAndElsewhere()
    expect((await here.form('/profile/settings/delete', { confirm: 'yes' })).status).toBe(303)
    expect(await Promise.all([mine.closed, other.closed])).toEqual([4401, 4401])
  })
})
