import { beforeAll, expect, it } from 'vitest'
import type { TripOperation } from '#isomorphic/trips/trip-operation.ts'
import { createAccountSite, signInMember } from '#test/support/worker/account-site.ts'
import type { SignInSite } from '#test/support/worker/sign-in-site.tsx'
import { newTripId, tripOperation } from '#test/support/worker/trip-operations.ts'

let site: SignInSite
beforeAll(async () => {
  site = await createAccountSite()
})

const SEVILLE = '/destinations/spain/seville'
const PARIS = '/destinations/france/paris'
const text = (html: string): string => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
const DAYS = [...'abcdefghijklmn'].map((letter) => `day-${letter.repeat(8)}`)

/** Two weeks from 5 July: a week in Seville, then Paris over 14 July. */
function twoWeeks(): readonly TripOperation[] {
  return [
    tripOperation('trip', 'startsOn', '2027-07-05'),
    ...DAYS.map((day, index) => tripOperation(day, 'order', `a${String.fromCharCode(65 + index)}`)),
    tripOperation('stop-aaaaaaaa', 'day', DAYS[0] ?? ''),
    tripOperation('stop-aaaaaaaa', 'path', SEVILLE),
    tripOperation('stop-aaaaaaaa', 'name', 'Seville'),
    tripOperation('stop-bbbbbbbb', 'day', DAYS[7] ?? ''),
    tripOperation('stop-bbbbbbbb', 'path', PARIS),
    tripOperation('stop-bbbbbbbb', 'name', 'Paris'),
  ]
}

it('warns of heat and of the holiday on a date, with links, and no longer after the trip was moved', async () => {
  const ana = await signInMember(site)
  const id = newTripId()
  await ana.json('/api/trips', { id, operations: twoWeeks() })
  const read = async () => (await ana.get(`/profile/trips/${id}?whole=1`)).text()
  const july = await read()
  expect(text(july)).toContain('July is hot in Seville.')
  expect(text(july)).toContain('Bastille Day, a public holiday in France')
  expect(text(july)).toContain('Who needs which papers for Spain:')
  expect(july).toContain(`href="${SEVILLE}#when-to-go"`)
  expect(july).toContain(`href="${PARIS}#public-holidays"`)
  expect(text(july)).toMatch(/Most museums close on Mondays; the Alcázar/)
  expect(text(july)).toMatch(/Daylight from about 07:0\d to 21:4\d\./)
  await ana.form(`/profile/trips/${id}`, { do: 'edit', e: 'trip', startsOn: '2027-10-04' })
  const october = text(await read())
  expect(october).not.toContain('is hot in')
  expect(october).not.toContain('Bastille Day')
})

it('says what concerns a day in the language of the page, and marks what the guide says in English', async () => {
  const ana = await signInMember(site)
  const id = newTripId()
  await ana.json('/api/trips', { id, operations: twoWeeks() })
  const page = await (await ana.get(`/de/profile/trips/${id}?whole=1`)).text()
  expect(text(page)).toContain('Französischer Nationalfeiertag, Feiertag (Frankreich)')
  expect(text(page)).toMatch(/montags geschlossen/)
  expect(text(page)).not.toContain('Most museums close')
  expect(page).toMatch(/, Juli\. <span lang="en">[A-Z][^<]+\.<\/span>/)
})

it('shows the same lines to those with a link, and none that a member has hidden', async () => {
  const ana = await signInMember(site)
  const id = newTripId()
  await ana.json('/api/trips', { id, operations: twoWeeks() })
  const made = await (await ana.form(`/profile/trips/${id}`, { do: 'link', kind: 'view' })).text()
  const link = new URL(/id="made-link" readOnly="" value="([^"]+)"/.exec(made)?.[1] ?? '').pathname
  const readShared = async () => (await site.visitor().get(link)).text()
  const shared = await readShared()
  expect(text(shared)).toContain('July is hot in Seville.')
  expect(text(shared)).toContain('Bastille Day, a public holiday in France')
  expect(shared).not.toContain('class="trip-dismiss"')

  const page = await (await ana.get(`/profile/trips/${id}?whole=1`)).text()
  const [, key = ''] = /value="([0-9a-f]{6})" aria-label="Hide: Bastille Day/.exec(page) ?? []
  const hidden = await ana.form(`/profile/trips/${id}`, { do: 'dismiss', e: DAYS[9] ?? '', notice: key })
  expect(hidden.headers.get('location')).toContain('done=dismissed')
  expect(text(await readShared())).not.toContain('Bastille Day, a public holiday')
  await ana.form(`/profile/trips/${id}`, { do: 'edit', e: DAYS[9] ?? '', dismissed: '' })
  expect(text(await readShared())).toContain('Bastille Day, a public holiday')
  for (const notice of ['', 'zzzzzz', '<b>'])
    expect((await ana.form(`/profile/trips/${id}`, { do: 'dismiss', e: DAYS[9] ?? '', notice })).status).toBe(
      400,
    )
})
