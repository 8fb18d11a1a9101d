import { expect, it } from 'vitest'
import { createRandom } from '#art/drawing/random.ts'
import { createAccountSite, signInMember } from '#test/support/worker/account-site.ts'
import { printFigures } from '#test/support/worker/print-figures.ts'
import { staleStore, staleVisitor, takeSnapshot } from '#test/support/worker/stale-region.ts'

const SESSIONS = 200
const DATABASE_FAULTS = [
  '',
  'accounts=error',
  'accounts=slow:300',
  'accounts=null',
  'accounts=overloaded',
] as const
const NAME_OR_ADDRESS = /"(name|email)":"[^"]/

it('a session that has ended shows no name where KV is 60 seconds old, whatever the database does', async () => {
  const random = createRandom(60)
  const site = await createAccountSite()
  let [shown, admitted] = [0, 0]
  const startedMs = performance.now()
  for (let session = 0; session < SESSIONS; session += 1) {
    const phone = await signInMember(site)
    const before = await takeSnapshot()
    const cookies = new Map(phone.cookies)
    expect((await phone.get('/api/auth/logout')).status).toBe(302)
    const stale = random() < 0.5 ? 'records' : 'records-and-revocations'
    const elsewhere = staleVisitor(site, cookies, staleStore(before, stale))
    const fault = DATABASE_FAULTS[Math.floor(random() * DATABASE_FAULTS.length)] ?? ''
    const headers: Record<string, string> = fault === '' ? {} : { 'x-fault': fault }
    const profile = await elsewhere.get('/api/auth/profile', headers)
    if (NAME_OR_ADDRESS.test(await profile.text())) shown += 1
    const saves = await elsewhere.get('/api/saves', headers)
    if (saves.status === 200) admitted += 1
  }
  const seconds = Math.round((performance.now() - startedMs) / 1000)
  printFigures('ended sessions', {
    sessions: SESSIONS,
    'names shown': shown,
    'saves shown': admitted,
    seconds,
  })
  expect([shown, admitted]).toEqual([0, 0])
})
