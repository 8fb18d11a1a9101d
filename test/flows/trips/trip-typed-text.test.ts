import { beforeAll, describe, expect, it } from 'vitest'
import { createAccountSite, signInMember } from '#test/support/worker/account-site.ts'
import type { SignInSite } from '#test/support/worker/sign-in-site.tsx'
import { newTripId, tripOperation } from '#test/support/worker/trip-operations.ts'
import {
  makeTripByForm,
  readTripPage,
  submitTripForm,
  tripDaysOf,
} from '#test/support/worker/trips/trip-page.ts'

let site: SignInSite
beforeAll(async () => {
  site = await createAccountSite()
})

/** The form that shows again what was typed. */
const typedPart = (html: string): string =>
  /<form class="slip-form trip-typed".*?<\/form>/s.exec(html)?.[0] ?? ''
const fieldsOf = (form: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...form.matchAll(/<(?:input|textarea)[^>]*? name="([^"]+)"[^>]*?(?: value="([^"]*)"|>([^<]*)<)/g)].map(
      ([, name = '', value, text]) => [name, value ?? text ?? ''],
    ),
  )

describe('a form of a plan that is refused shows again what was typed', () => {
  const LONG_NAME = 'Ω'.repeat(121)

  it.each([
    [{ do: 'add', kind: 'stop', day: '', name: LONG_NAME }, ['name']],
    [{ do: 'add', kind: 'cost', what: 'Ferry tickets', sum: 'twelve', currency: 'EUR' }, ['what', 'sum']],
    [{ do: 'add', kind: 'cost', what: 'Ferry', sum: '12.50', currency: 'euro' }, ['what', 'currency']],
    [{ do: 'add', kind: 'item', list: 'pack', text: 'x'.repeat(200) }, ['text']],
    [{ do: 'save', e: 'trip', name: 'Trams', startsOn: '0000-13-40' }, ['name', 'startsOn']],
    [{ do: 'save', e: 'trip', name: 'Trams', startsOn: '2027-06-31' }, ['name', 'startsOn']],
    [{ do: 'save', e: 'trip', name: 'T', startsOn: '99999999999-01-01' }, ['startsOn']],
    [{ do: 'save', e: 'stop-00000000', name: 'Gone', note: 'Typed <b>by hand</b>' }, ['name', 'note']],
  ])('%j', async (fields, typed) => {
    const ana = await signInMember(site)
    const path = await makeTripByForm(ana)
    const response = await ana.form(path, fields)
    expect([400, 404]).toContain(response.status)
    const form = typedPart(await response.text())
    const shown = fieldsOf(form)
    for (const name of typed) {
      const value = String(fields[name as keyof typeof fields])
      expect(shown[name]).toBe(value.replaceAll('<', '&lt;').replaceAll('>', '&gt;'))
    }
  })

  it('can be corrected and sent, as it is', async () => {
    const ana = await signInMember(site)
    const path = await makeTripByForm(ana)
    const refused = await ana.form(path, {
      do: 'add',
      kind: 'cost',
      what: 'Ferry',
      sum: 'twelve',
      currency: 'EUR',
    })
    const again = { ...fieldsOf(typedPart(await refused.text())), sum: '12', do: 'add' }
    expect(await submitTripForm(ana, path, again)).toMatch(/12\.00(?:<!-- -->)? (?:<!-- -->)?EUR/)
  })

  it('also when the trip has as many entries as it can have', async () => {
    const ana = await signInMember(site)
    const id = newTripId()
    const operations = Array.from({ length: 40 }, (_, index) =>
      tripOperation(`day-${10_000_000 + index}`, 'title', `Day ${index}`),
    )
    await ana.json('/api/trips', { id, operations })
    for (let sent = 0; sent < 60; sent += 40)
      await ana.json(`/api/trips/${id}/changes`, {
        since: 0,
        operations: operations.map((one, index) => ({
          ...tripOperation(`day-${20_000_000 + sent + index}`, 'title', one.v),
        })),
      })
    const full = await ana.form(`/profile/trips/${id}`, { do: 'add', kind: 'day', title: 'A day by the sea' })
    expect(full.status).toBe(409)
    expect(fieldsOf(typedPart(await full.text()))['title']).toBe('A day by the sea')
  })

  it('takes notes of 2,000 characters in every script, and answers longer forms with a page', async () => {
    const ana = await signInMember(site)
    const path = await makeTripByForm(ana)
    const [day = ''] = tripDaysOf(await readTripPage(ana, path))
    const note = '🚋'.repeat(2000)
    await submitTripForm(ana, path, { do: 'save', e: day, title: '', note })
    expect(
      await submitTripForm(ana, path, { do: 'save', e: day, title: 'X', note, 'was.note': note }),
    ).toContain(note)
    const tooLong = await ana.form(path, { do: 'save', e: day, note: 'x'.repeat(70_000) })
    expect([tooLong.status, (await tooLong.text()).includes('notice-problem')]).toEqual([413, true])
  })
})

describe('the form of a new trip keeps what was typed', () => {
  it('when a value is refused, and when the account has made too many trips', async () => {
    const ana = await signInMember(site)
    const typed = { name: 'Trams and tiles', startsOn: '2027-03-27', days: '500' }
    const refused = await ana.form('/trips', { id: newTripId(), ...typed })
    expect(refused.status).toBe(400)
    const html = await refused.text()
    for (const value of Object.values(typed)) expect(html).toContain(`value="${value}"`)
    for (let trip = 0; trip < 10; trip += 1) await ana.json('/api/trips', { id: newTripId(), operations: [] })
    const file = JSON.stringify({
      format: 'fernway-trip',
      version: 1,
      name: 'Mine',
      ideas: [{ name: 'Well' }],
    })
    const late = await ana.form('/trips', { id: newTripId(), ...typed, days: '5', file })
    expect([late.status, late.headers.get('retry-after')]).toEqual([429, '60'])
    const page = await late.text()
    expect(page).toContain('value="Trams and tiles"')
    expect(page).toContain('Well')
    expect(page).toContain('within an hour')
  })
})
